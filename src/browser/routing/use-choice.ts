import { startTransition, useOptimistic } from "react";

/**
 * The value that a control of the address shows, and the function that changes it. What is chosen is shown at once, before the page is
 * rendered for it; otherwise a second choice would be taken for the first one.
 * @param rendered the value in the rendered address
 * @param choose puts another value into the address
 */
export function useChoice<T>(rendered: T, choose: (value: T) => void): readonly [T, (value: T) => void] {
  const [shown, show] = useOptimistic(rendered);
  return [
    shown,
    (value) =>
      startTransition(() => {
        show(value);
        choose(value);
      }),
  ];
}
