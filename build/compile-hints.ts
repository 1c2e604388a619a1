import type { Plugin } from "vite";

/** The chunks that a visit starts with, most of whose functions are called immediately: the shell, shared code, and the pages. */
const FIRST_CHUNKS = /^(?:index|preload|libraries|base|pages|tree|code-tree|lists|.+-page)$/;

/**
 * Makes V8 compile all functions of a chunk in the background while it is downloaded, instead of each on the main thread at its first call.
 * Other engines ignore the comment. https://v8.dev/blog/explicit-compile-hints
 */
export function compileHints(): Plugin {
  return {
    name: "compile-hints",
    apply: "build",
    generateBundle: {
      // The comment must be the first line, so it is added after Vite's own code.
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && FIRST_CHUNKS.test(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}
