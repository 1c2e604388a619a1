import type { Check } from "./check.ts";
import { BODY_CHECKS } from "./checks/bodies.ts";
import { CODE_CHECKS } from "./checks/codes.ts";
import { CULTURE_CHECKS } from "./checks/cultures.ts";
import { ERROR_CHECKS } from "./checks/errors.ts";
import { FILTER_CHECKS } from "./checks/filters.ts";
import { PAGING_CHECKS } from "./checks/paging.ts";
import { RESPONSE_CHECKS } from "./checks/responses.ts";

/** All checks, in the order of the report. */
export const CHECKS: readonly Check[] = [
  ...RESPONSE_CHECKS,
  ...PAGING_CHECKS,
  ...CULTURE_CHECKS,
  ...CODE_CHECKS,
  ...FILTER_CHECKS,
  ...BODY_CHECKS,
  ...ERROR_CHECKS,
];
