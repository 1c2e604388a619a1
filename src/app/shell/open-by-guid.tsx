import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useErrorBoundary } from "react-error-boundary";
import { useNavigate } from "react-router";
import type { OpenInput } from "#concepts/open-by-guid/parse-input.ts";
import { OpenIcon } from "#ui/icons.tsx";
import { useAddress } from "#concepts/app-link.tsx";
import { lazyPage } from "../preload/lazy-page.ts";
import { createLoader } from "../preload/loader.ts";
import fieldClasses from "#ui/field.module.css";
import classes from "./shell.module.css";

const lookupCode = createLoader(async () => ({
  default: (await import("#features/open-by-guid/open-by-guid-lookup.tsx")).OpenByGuidLookup,
}));
const loadParser = () => import("#concepts/open-by-guid/parse-input.ts");
const Lookup = lazyPage(lookupCode);

const IS_MAC = /mac/i.test(navigator.userAgent);
const LABEL = "Open by GUID";
const HINT = `${LABEL} (${IS_MAC ? "⌘K" : "Ctrl+K"}): a version GUID, an address of this app, or several of them`;

type Request = { readonly id: number; readonly inputs: readonly OpenInput[] };

/** One field for whatever somebody has in hand: a version GUID, an address of the app, or several. */
export function OpenByGuid() {
  const navigate = useNavigate();
  const address = useAddress();
  const [text, setText] = useState("");
  const [request, setRequest] = useState<Request | null>(null);
  const { showBoundary: fail } = useErrorBoundary();
  const field = useRef<HTMLInputElement>(null);
  useShortcut(useCallback(() => field.current?.select(), []));

  const go = useCallback(
    (path: string): void => {
      setText("");
      setRequest(null);
      // An address that was sent along with its culture shows what the sender saw.
      const hasCulture = new URLSearchParams(path.split("?")[1]).has("culture");
      void navigate(hasCulture ? path : address(path));
    },
    [navigate, address],
  );

  const open = async (): Promise<void> => {
    const { parseOpenInput } = await loadParser();
    const { origin, host } = window.location;
    const inputs = parseOpenInput(text, { origin, host, basePath: import.meta.env.BASE_URL });
    const [first] = inputs;
    if (first === undefined) return;
    if (first.kind === "address" && inputs.length === 1) go(first.path);
    else setRequest((before) => ({ id: (before?.id ?? 0) + 1, inputs }));
  };

  return (
    <>
      <form
        className={classes["open"]}
        onSubmit={(event) => {
          event.preventDefault();
          void open().catch(fail);
        }}
      >
        <span className={classes["openIcon"]}>
          <OpenIcon />
        </span>
        <input
          ref={field}
          className={fieldClasses["field"]}
          aria-label={LABEL}
          aria-keyshortcuts="Control+K Meta+K"
          placeholder={LABEL}
          title={HINT}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onFocus={loadAhead}
          onChange={(event) => setText(event.currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData("text");
            if (!/[\r\n\t]/.test(pasted)) return;
            // A field of one line would run the lines together.
            event.preventDefault();
            const { selectionStart, selectionEnd } = event.currentTarget;
            setText(
              `${text.slice(0, selectionStart ?? 0)}${pasted.replaceAll(/\s+/g, " ")}${text.slice(selectionEnd ?? text.length)}`,
            );
          }}
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            setText("");
            setRequest(null);
          }}
        />
      </form>
      {request !== null && (
        <Suspense>
          <Lookup key={request.id} inputs={request.inputs} onGo={go} onClose={() => setRequest(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Both are there by the time that somebody has typed; what fails here is asked for again when it is needed. */
function loadAhead(): void {
  void Promise.allSettled([lookupCode.load(), loadParser()]);
}

/** Ctrl+K or ⌘K, except where somebody is writing: there the keys may have a meaning of their own. */
function useShortcut(onPress: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || event.key.toLowerCase() !== "k" || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest("input, textarea, select, dialog, [contenteditable]"))
        return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [onPress]);
}
