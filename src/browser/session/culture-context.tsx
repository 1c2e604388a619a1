import { createContext, useContext } from "react";

export type CultureChoice = {
  /** The culture of requests; null: none is sent, and the service decides. */
  readonly culture: string | null;
  readonly setCulture: (culture: string | null) => void;
  /** The second culture, in which names and definitions are shown too; null: none. Never the same as `culture`. */
  readonly beside: string | null;
  readonly setBeside: (beside: string | null) => void;
};

const CultureContext = createContext<CultureChoice | null>(null);

export const CultureProvider = CultureContext.Provider;

/** The current culture, and a function that changes it. */
export function useCulture(): CultureChoice {
  const value = useContext(CultureContext);
  if (value === null) throw new Error("useCulture needs a CultureProvider.");
  return value;
}
