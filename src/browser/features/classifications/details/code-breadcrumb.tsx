import { useTranslations } from "use-intl";
import { AppLink } from "#browser/parts/link/app-link.tsx";
import type { ShownName } from "#browser/parts/name/concept-name.ts";
import { chooseName, LocalizedName, PlainName, SecondName } from "#browser/parts/name/localized-name.tsx";
import { paths } from "#core/addresses/addresses.ts";
import type { CodeNode } from "#core/code-tree/code-node.ts";
import classes from "./code-details.module.css";

type CodeBreadcrumbProps = {
  readonly classification: string;
  /** The name of the classification. */
  readonly named: ShownName;
  /** From the first level down to the code itself. */
  readonly path: readonly CodeNode[];
};

/** The path of a code: the classification, then its ancestors. */
export function CodeBreadcrumb({ classification, named, path }: CodeBreadcrumbProps) {
  const t = useTranslations("classificationDetails");
  return (
    <nav aria-label={t("breadcrumb")}>
      <ol className={classes.breadcrumb}>
        <li>
          <AppLink to={paths.classification(classification)}>
            <PlainName {...named} />
            <SecondName
              concept={{ versionGuid: classification }}
              first={chooseName(named.concept, named.culture).text}
            />
          </AppLink>
        </li>
        {path.slice(0, -1).map(({ key, code, culture }) => (
          <li key={key}>
            <AppLink to={paths.code(classification, key, { number: code.classNumber })}>
              <span className={classes.number}>{code.classNumber}</span>{" "}
              <LocalizedName concept={code} culture={culture} withSecond />
            </AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
