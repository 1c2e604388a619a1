import { useEffect, useRef } from "react";

/** Returns a function that begins an action of a component: its signal is aborted by the next action, and when the component is removed. */
export function useActionSignal(): () => AbortSignal {
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  return () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    return controller.signal;
  };
}
