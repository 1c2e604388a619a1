import * as v from "valibot";
import type { Client } from "../http/client.ts";
import type { ParametersOf } from "../operations.ts";
import type { PagedList } from "../paging/paging.ts";
import { int32, optionalInt32, optionalString, paged, record } from "../schema.ts";

export const loiSchema = record({
  id: optionalString,
  projectId: int32,
  loiId: optionalString,
  stageId: int32,
  roleId: optionalInt32,
});

export const requirementsItemSchema = record({
  productTypeGuid: optionalString,
  lois: v.nullish(v.array(loiSchema), null),
});

/** The requirements of one product type (2.9). */
export type RequirementsItem = v.InferOutput<typeof requirementsItemSchema>;

const requirementsSchema = paged(requirementsItemSchema);

/** The search filter (2.8). Empty filters are not sent. */
export type RequirementsFilter = {
  productTypeGuids?: readonly string[] | null | undefined;
  stageIds?: readonly number[] | null | undefined;
  roleIds?: readonly number[] | null | undefined;
};

/** One page of the requirements of a project that match a filter (E10). A read, although it is sent as a POST. */
export function searchRequirements(
  client: Client,
  {
    filter,
    ...parameters
  }: ParametersOf<"E10"> & { readonly filter?: RequirementsFilter | null | undefined },
  signal?: AbortSignal,
): Promise<PagedList<RequirementsItem>> {
  const body = filterBody(filter ?? {});
  return client.request({ operation: "E10", parameters, body, schema: requirementsSchema }, signal);
}

function filterBody({ productTypeGuids, stageIds, roleIds }: RequirementsFilter): Record<string, unknown> {
  return {
    ...(productTypeGuids?.length ? { productTypeGuids } : {}),
    ...(stageIds?.length ? { stageIds } : {}),
    ...(roleIds?.length ? { roleIds } : {}),
  };
}

/**
 * The key of a result for paging: its whole content. The product type is not enough, because a service may split the requirements of one
 * into several results.
 * @public
 */
export function requirementsItemKey(item: RequirementsItem): string | null {
  return item.productTypeGuid === null && item.lois === null ? null : JSON.stringify(item);
}
