import { Button, Group, Title } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { latestLocation } from "#browser/routing/latest-location.ts";
import { stateOf } from "#browser/routing/scroll-key.ts";
import { SAMPLE_BASE_URL } from "#browser/session/chosen-service.ts";
import { serviceAt, type ServiceConfig } from "#browser/session/config.ts";
import type { Credentials } from "#browser/session/credentials.ts";
import { useSession } from "#browser/session/session-context.tsx";
import { keptFiles, openedFiles } from "#browser/storage/catalogue-files.ts";
import { DisclosureButton } from "#browser/ui/controls/disclosure-button.tsx";
import { PageHeading } from "#browser/ui/layout/page-heading.tsx";
import { Page } from "#browser/ui/layout/page.tsx";
import { fileOf, paths, withCulture } from "#core/addresses/addresses.ts";
import { SignIn } from "./sign-in.tsx";
import classes from "./connect-page.module.css";

/** `/connect`: choose a service and sign in, open a file, or browse the sample (E1). */
export default function ConnectPage({ children }: { readonly children?: ReactNode }) {
  const t = useTranslations("connection");
  const fileTexts = useTranslations("catalogueFile");
  const wording = useText();
  const { session, config, connect, signOut } = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const from = stateOf(location, "from");
  const file = fileOf(search);
  const [service, setService] = useState<ServiceConfig>(session.service);
  const formId = useId();
  // A file needs no sign-in.
  const [isFormOpen, setFormOpen] = useState(file === null);

  const continueWith = (to: ServiceConfig, credentials: Credentials | null): void => {
    // When a token arrives, the user may already have followed a link whose page is not rendered yet.
    if (latestLocation().pathname !== pathname) return;
    connect(to, credentials);
    // Drops the catalogue file from the address, since another service was chosen.
    const culture = new URLSearchParams(search).get("culture");
    void navigate(typeof from === "string" ? from : withCulture(paths.overview(), culture));
  };
  const choose = (one: ServiceConfig): void => {
    if (!needsSignIn(one)) return continueWith(one, null);
    setService(one);
    setFormOpen(true);
  };
  // Several services may have the same base URL, with different application URLs.
  const keyOf = ({ baseUrl, audienceUrl }: ServiceConfig): string => `${baseUrl} ${audienceUrl ?? ""}`;
  const services = config.services.filter(({ baseUrl }) => baseUrl !== SAMPLE_BASE_URL);
  // The session follows both lists.
  const isFileOpen = [...keptFiles.get(), ...openedFiles.get()].some(({ id }) => id === file);
  const connected = <bdi>{wording(session.service.name)}</bdi>;
  return (
    <Page>
      {/* Remounted after signing out, to take the focus from the removed button. */}
      <PageHeading key={String(session.isSignedIn)} documentTitle={t("connect")} />
      {file !== null && !isFileOpen && <p>{fileTexts("fileNotOpen")}</p>}
      {session.isSignedIn && (file === null || isFileOpen) && (
        <Group gap="sm">
          <span className={classes.connected}>{t.rich("connectedTo", { service: () => connected })}</span>
          {needsSignIn(session.service) && (
            <Button size="compact-sm" variant="default" color="red" onClick={signOut}>
              {t("disconnect")}
            </Button>
          )}
        </Group>
      )}
      <div className={classes.columns} data-long-buttons>
        <section>
          <Title order={2} size="h4">
            {t("aService")}
          </Title>
          <p>{t("serviceLead")}</p>
          {services.length > 0 && (
            <ul className={classes.services} aria-label={t("services")}>
              {services.map((one) => (
                <li key={`${keyOf(one)} ${wording(one.name)}`}>
                  <Button
                    variant={keyOf(one) === keyOf(service) ? "light" : "default"}
                    aria-pressed={keyOf(one) === keyOf(service)}
                    onClick={() => choose(one)}
                  >
                    <bdi>{wording(one.name)}</bdi>
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <DisclosureButton isOpen={isFormOpen} controls={formId} onToggle={() => setFormOpen(!isFormOpen)}>
            {t("signIn")}
          </DisclosureButton>
          {isFormOpen && (
            <div id={formId}>
              <SignIn
                key={keyOf(service)}
                service={needsSignIn(service) ? service : serviceAt(config, "")}
                config={config}
                onConnect={continueWith}
              />
            </div>
          )}
        </section>
        {children}
        <section>
          <Title order={2} size="h4">
            {t("theSample")}
          </Title>
          <p>{t("sampleLead")}</p>
          <div>
            <Button variant="default" onClick={() => continueWith(serviceAt(config, SAMPLE_BASE_URL), null)}>
              {t("browseSample")}
            </Button>
          </div>
        </section>
      </div>
    </Page>
  );
}

function needsSignIn(service: ServiceConfig): boolean {
  return service.baseUrl !== SAMPLE_BASE_URL && service.auth !== "none";
}
