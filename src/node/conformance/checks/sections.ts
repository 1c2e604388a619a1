import { COMPONENTS } from "#core/api/interface/components.ts";
import { OPERATION_DETAILS, OPERATION_IDS } from "#core/api/interface/operation-details.ts";
import { type Operation, type OperationId, OPERATIONS } from "#core/api/operations.ts";

/** The operations to which a rule applies. */
export function operationsWith(
  applies: (operation: Operation, id: OperationId) => boolean,
): readonly OperationId[] {
  return OPERATION_IDS.filter((id) => applies(OPERATIONS[id], id));
}

/** A section that is the same for all operations. */
export const inSection = (section: string) => (): string => section;

/** The section of the operation. */
export const ofOperation = (id: OperationId): string => `4 ${id}`;

/** The section of the operation, and those of what it returns. */
export function ofResponse(id: OperationId): string {
  const { content } = OPERATION_DETAILS[id];
  const list = OPERATIONS[id].response === "paged" ? ["2.2"] : [];
  const item = content === "AccessToken" ? [] : [COMPONENTS[content].section];
  return [`4 ${id}`, ...list, ...item].join(", ");
}

/** The name of the culture parameter in the spelling of the operation; null if it has none. */
export function cultureParameter(id: OperationId): "Culture" | "culture" | null {
  const { query }: Operation = OPERATIONS[id];
  return "culture" in query ? "culture" : "Culture" in query ? "Culture" : null;
}
