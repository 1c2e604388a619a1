import { useHref, useNavigate } from "react-router";
import { useAddress } from "#concepts/app-link.tsx";

/** Navigates to an address of the app, here or in another tab; keeps the culture. */
export function useGo(): (to: string, isElsewhere: boolean) => void {
  const navigate = useNavigate();
  const address = useAddress();
  const base = useHref("/").replace(/\/$/, "");
  return (to, isElsewhere) => {
    // A pasted address with a culture is opened in that culture.
    const hasCulture = new URLSearchParams(to.split("?")[1]).has("culture");
    const path = hasCulture ? to : address(to);
    if (isElsewhere) window.open(`${base}${path}`, "_blank", "noopener");
    else void navigate(path);
  };
}
