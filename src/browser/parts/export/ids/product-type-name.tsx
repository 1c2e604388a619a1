import type { IdsProductType } from "#core/ids/product-type.ts";
import { chooseName, TextIn } from "../../name/localized-name.tsx";
import type { IdsSubject } from "../dialog/export-choice.ts";

/** What determines the languages of the names in the form. */
export type NamesInForm = { readonly subject: IdsSubject; readonly culture: string | null };

type ProductTypeNameProps = { readonly productType: IdsProductType; readonly names: NamesInForm };

/** The name of a product type: that on the page of the requirements, else that of its template. */
export function ProductTypeName({ productType, names: { subject, culture } }: ProductTypeNameProps) {
  const { guid, name, template } = productType;
  const isFromPage = subject.kind === "requirements" && subject.productType(guid) !== null;
  const own = isFromPage
    ? subject.productTypeCulture(guid)
    : template && chooseName(template.concept, culture).culture;
  return <TextIn culture={own}>{name}</TextIn>;
}
