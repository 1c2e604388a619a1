import { useTranslations } from "use-intl";
import { paths } from "#core/addresses/addresses.ts";
import { AppLink } from "./link/app-link.tsx";

/** 'Open the list of templates', where a list is empty. */
export function TemplatesLink() {
  const t = useTranslations("conceptDetails");
  return <AppLink to={paths.templates()}>{t("openTemplates")}</AppLink>;
}

/** 'Choose another service', where a service has nothing to list. */
export function ServicesLink() {
  const t = useTranslations("concepts");
  return <AppLink to={paths.connect()}>{t("chooseService")}</AppLink>;
}
