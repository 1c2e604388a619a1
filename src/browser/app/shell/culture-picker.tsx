import { useMediaQuery } from "@mantine/hooks";
import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { CultureField } from "#browser/parts/culture-field.tsx";
import { useCulture } from "#browser/session/culture-context.tsx";
import { MEDIA } from "#browser/ui/theme/breakpoints.ts";

/** The number of characters that fit into the field on the narrowest screen. */
const FITS = 17;

/** What the field shows on a narrow screen, where a long name would be cut off: the code of the culture. */
function shortLabel(label: string, culture: string | null): string {
  return label.length <= FITS || culture === null ? label : culture;
}

/** Chooses the culture: a configured one, or any typed code. */
export function CulturePicker() {
  const { culture, setCulture } = useCulture();
  const t = useTranslations("shell");
  return <Picker label={t("culture")} none={t("defaultCulture")} chosen={culture} onChoose={setCulture} />;
}

/** Chooses the culture whose texts stand beside those of the first. */
export function SecondCulturePicker() {
  const { beside, setBeside } = useCulture();
  const t = useTranslations("shell");
  return (
    <Picker label={t("secondCulture")} none={t("noSecondCulture")} chosen={beside} onChoose={setBeside} />
  );
}

function Picker(props: ComponentProps<typeof CultureField>) {
  const isPhone = useMediaQuery(MEDIA.phone, undefined, { getInitialValueInEffect: false });
  return <CultureField {...props} hangsFrom="end" {...(isPhone ? { shownFor: shortLabel } : {})} />;
}
