import { useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { stateOf } from "#browser/routing/scroll-key.ts";
import { useSearchParams } from "#browser/routing/use-search-params.ts";
import { isVisible } from "#core/code-tree/code-node.ts";
import type { CodeTree } from "#core/code-tree/code-tree.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { treeParts } from "./tree-parts.ts";

type Reveal = {
  /** The code to scroll into view, once it is in the tree. */
  readonly key: string | null;
  /** The status of the search for it; null if there is none. */
  readonly message: Text | null;
};

/** What users scroll the tree with; `pointerdown` for the scrollbar. */
const SCROLLING = ["wheel", "touchmove", "pointerdown"];

const NOTHING: Reveal = { key: null, message: null };

/** Opens the tree at the code in the address, unless it was selected in the tree itself, also before, and is still in view. */
export function useReveal(tree: CodeTree, code: string | null): Reveal {
  const [reveal, setReveal] = useState<Reveal>(NOTHING);
  const [searchParams] = useSearchParams();
  const classNumber = searchParams.get("number");
  const isFromTree = stateOf(useLocation(), "fromTree") === true;
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    setReveal(NOTHING);
    if (code === null) return undefined;
    const node = tree.node(code);
    // Whoever selects a code may close its parent before this page is rendered.
    if (node !== undefined && isFromTree && (!isBack || isVisible(node))) return undefined;
    const controller = new AbortController();
    const { activeKey } = tree.position;
    let hasScrolled = false;
    const scroll = ({ target }: Event): void => {
      hasScrolled ||= target instanceof Element && target.closest("[role=tree]") !== null;
    };
    // Not 'scroll': loading levels and a restored position scroll, too.
    for (const type of SCROLLING)
      addEventListener(type, scroll, { passive: true, signal: controller.signal });
    const find = async (): Promise<void> => {
      try {
        const parts = await treeParts.load().catch(() => null);
        // The page reports that the module is missing.
        if (parts === null || controller.signal.aborted) return;
        const found = await parts.revealCode(
          tree,
          { versionGuid: code, classNumber },
          controller.signal,
          ({ searchedBranches }) => {
            const message = text("classifications.lookingForCode", { count: searchedBranches });
            if (searchedBranches > 1) setReveal({ key: null, message });
          },
        );
        // Whoever has moved on in the tree meanwhile stays there.
        const isLeft = hasScrolled || tree.position.activeKey !== activeKey;
        setReveal(
          found === null
            ? { key: null, message: text("classifications.notInTree") }
            : { key: isLeft ? null : code, message: null },
        );
      } catch (error) {
        if (!controller.signal.aborted) throw error;
      }
    };
    void find();
    return () => controller.abort();
    // `isFromTree` and `isBack` belong to the same navigation as `code`; they never change alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [tree, code, classNumber]);
  return reveal;
}
