import type { Plugin } from "vite";

/** Fails a build whose page or worker imports a module that only Node has; Vite would put an empty one in its place. */
export function noNodeBuiltIns(): Plugin {
  return {
    name: "no-node-built-ins",
    enforce: "pre",
    load: {
      filter: { id: /^(?:\0|browser-external:)*__vite-browser-external|^browser-external:/ },
      handler(id) {
        const name = id.replace(/^.*external:?/, "");
        this.error(
          `The page imports the Node module '${name}'. What needs Node stands in src/node; find its importer with 'vite build --debug'.`,
        );
      },
    },
  };
}
