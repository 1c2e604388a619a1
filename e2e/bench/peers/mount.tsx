import "./peers.css";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { statusText } from "./catalogue-client.ts";

export function mount(page: ReactNode) {
  const root = document.getElementById("root");
  if (root !== null) createRoot(root).render(page);
}

/** Shows the number of loaded rows, in the same update that adds them. */
export function Status({ loaded, total }: { readonly loaded: number; readonly total?: number }) {
  return <p role="status">{statusText(loaded, total)}</p>;
}
