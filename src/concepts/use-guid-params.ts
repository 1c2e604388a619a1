import { useLocation, useParams } from "react-router";
import { exactParams } from "./exact-params.ts";

/** The version GUIDs of the present address, by the names that its route gives them; whatever they consist of. */
export function useGuidParams(): Readonly<Record<string, string | undefined>> {
  return exactParams(useParams(), useLocation().pathname);
}
