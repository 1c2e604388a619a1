import { createContext, useContext } from "react";

export type CultureChoice = {
  /** The culture of requests; null: none is sent, and the service decides. */
  readonly culture: string | null;
  readonly setCulture: (culture: string | null) => void;
};

const CultureContext = createContext<CultureChoice | null>(null);

export const CultureProvider = CultureContext.Provider;

/** The current culture, and a function that changes it. */
export function useCulture(): CultureChoice {
  const value = useContext(CultureContext);
  if (value === null) throw new Error("useCulture needs a CultureProvider.");
  return value;
}
