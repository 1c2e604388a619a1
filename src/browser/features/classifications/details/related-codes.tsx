import { Button } from "@mantine/core";
import { type MouseEvent, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { AppLink, type LinkTarget } from "#browser/parts/link/app-link.tsx";
import { chooseName, LocalizedName } from "#browser/parts/name/localized-name.tsx";
import { SecondCulture } from "#browser/parts/second-culture/second-culture.tsx";
import { useScrollKey } from "#browser/routing/scroll-key.ts";
import { BusyButton } from "#browser/ui/controls/busy-button.tsx";
import { BackIcon, ForwardIcon } from "#browser/ui/controls/icons.tsx";
import type { CodeNode } from "#core/code-tree/code-node.ts";
import type { CodeTree } from "#core/code-tree/code-tree.ts";
import { useCodeLink } from "../use-code-link.ts";
import classes from "./code-details.module.css";

type NeighboursProps = {
  readonly tree: CodeTree;
  readonly classification: string;
  readonly node: CodeNode;
};

/** Links to the previous and the next sibling of a code. */
export function CodeSteps({ tree, classification, node }: NeighboursProps) {
  const t = useTranslations("classificationDetails");
  const siblings = node.parent?.children ?? tree.roots;
  const at = siblings.indexOf(node);
  return (
    <>
      <Step
        label={t("previousCode")}
        labelWith={(name) => t("previousCodeNamed", { name })}
        icon={<BackIcon />}
        to={siblings[at - 1]}
        classification={classification}
      />
      <Step
        label={t("nextCode")}
        labelWith={(name) => t("nextCodeNamed", { name })}
        icon={<ForwardIcon />}
        to={siblings[at + 1]}
        classification={classification}
      />
    </>
  );
}

type StepProps = {
  readonly label: string;
  /** The label with the number and name of the code. */
  readonly labelWith: (name: string) => string;
  readonly icon: ReactNode;
  readonly to: CodeNode | undefined;
  readonly classification: string;
};

function Step({ label, labelWith, icon, to, classification }: StepProps) {
  const link = useCodeLink(classification);
  const scrollKey = useScrollKey();
  const target = to === undefined ? null : link(to.code);
  if (to === undefined || target === null) {
    return (
      <span role="link" aria-label={label} aria-disabled="true" className={classes.step}>
        {icon}
      </span>
    );
  }
  const named = labelWith(`${to.code.classNumber ?? ""} ${chooseName(to.code, to.culture).text}`.trim());
  return (
    <AppLink to={target} state={{ scrollKey }} aria-label={named} title={named} className={classes.step}>
      {icon}
    </AppLink>
  );
}

type CodeLinkProps = {
  /** Null for a code without an address. */
  readonly to: LinkTarget | null;
  readonly children: ReactNode;
};

function CodeLink({ to, children }: CodeLinkProps) {
  const scrollKey = useScrollKey();
  if (to === null) return children;
  return (
    <AppLink to={to} state={{ scrollKey }}>
      {children}
    </AppLink>
  );
}

/** The others are shown on demand: there may be ten thousand. */
const CHILDREN_AT_FIRST = 5;
const CHILDREN_AT_MOST = 200;

/** The children of a code as links; a button loads those that the tree has not loaded. */
export function ChildCodes({ tree, classification, node }: NeighboursProps) {
  const t = useTranslations("classificationDetails");
  const link = useCodeLink(classification);
  const [isLong, setLong] = useState(false);
  const showAll = ({ currentTarget }: MouseEvent): void => {
    const section = currentTarget.parentElement;
    flushSync(() => setLong(true));
    // The focus would be lost with the button.
    section?.querySelectorAll("li")[CHILDREN_AT_FIRST]?.querySelector("a")?.focus();
  };
  if (!node.code.hasCodes) return null;
  const { children } = node;
  // A button in place of a single code would save nothing.
  const isWhole = isLong || children.length === CHILDREN_AT_FIRST + 1;
  const shown = children.slice(0, isWhole ? CHILDREN_AT_MOST : CHILDREN_AT_FIRST);
  const rest = children.length - shown.length;
  return (
    <section aria-label={t("codesBelow")} className={classes.children}>
      <h3 className={classes.subheading}>{t("codesBelow")}</h3>
      {children.length === 0 && (
        <BusyButton
          size="compact-sm"
          variant="default"
          isBusy={node.open && node.loader?.busy === true}
          onClick={() => (node.open ? tree.retry(node.key) : tree.setOpen(node.key, true))}
        >
          {t("showCodes")}
        </BusyButton>
      )}
      {shown.length > 0 && (
        <ul aria-label={t("codesBelow")} className={classes.childList}>
          {shown.map(({ key, code, culture }) => (
            <li key={key}>
              <CodeLink to={link(code)}>
                <span className={classes.number}>{code.classNumber}</span>{" "}
                <LocalizedName concept={code} culture={culture} withSecond />
              </CodeLink>
            </li>
          ))}
        </ul>
      )}
      <SecondCulture>
        {({ SecondCodes }, beside) => (
          <SecondCodes tree={tree} classification={classification} codes={shown} beside={beside} />
        )}
      </SecondCulture>
      {rest > 0 && !isLong && (
        <Button size="compact-sm" variant="default" onClick={showAll}>
          {t("showMore", { count: rest })}
        </Button>
      )}
      {rest > 0 && isLong && <p className={classes.hint}>{t("moreInTree", { count: rest })}</p>}
    </section>
  );
}
