import type { Plugin } from "vite";

/** What visits begin with, and what is in them is mostly called at once: the frame, what pages share, and each page itself. */
const BEGINS_WITH = /^(?:index|preload|libraries|base|pages|tree|code-tree|lists|.+-page)$/;

/**
 * Lets V8 compile all functions of a file while it comes, beside the main thread, instead of one after the other when they are called first.
 * Other engines see a comment. https://v8.dev/blog/explicit-compile-hints
 */
export function compileHints(): Plugin {
  return {
    name: "compile-hints",
    apply: "build",
    generateBundle: {
      // It has to be the first line, before what Vite puts there.
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && BEGINS_WITH.test(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}
