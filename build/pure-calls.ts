import type { Plugin } from "vite";

const CALLS = /^((?:const|let|var) [\w$]+ = )(?=React\$1\.(?:memo|createContext)\()/gm;

/**
 * Marks the contexts and memoized components that React Router creates when its modules are evaluated as free of side effects. Without the
 * mark, a memoized component that the app does not use keeps route matching, data routers and error pages in the first download.
 */
export function pureCalls(): Plugin {
  return {
    name: "pure-calls",
    apply: "build",
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler: (code) => ({ code: code.replaceAll(CALLS, "$1/* @__PURE__ */ "), map: null }),
    },
  };
}
