import { useHref, useNavigate } from "react-router";
import { useAddress } from "#concepts/app-link.tsx";

/** Goes to an address of the app, here or in a tab of its own; the culture is carried along. */
export function useGo(): (to: string, isElsewhere: boolean) => void {
  const navigate = useNavigate();
  const address = useAddress();
  const base = useHref("/").replace(/\/$/, "");
  return (to, isElsewhere) => {
    // An address that was sent along with its culture shows what the sender saw.
    const hasCulture = new URLSearchParams(to.split("?")[1]).has("culture");
    const path = hasCulture ? to : address(to);
    if (isElsewhere) window.open(`${base}${path}`, "_blank", "noopener");
    else void navigate(path);
  };
}
