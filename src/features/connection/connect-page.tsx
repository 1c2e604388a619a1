import { Button, Group, Stack } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths, withCulture } from "#addresses.ts";
import { useLatestLocation } from "#navigation/latest-location.ts";
import { SAMPLE_BASE_URL } from "#session/chosen-service.ts";
import { serviceAt, type ServiceConfig } from "#session/config.ts";
import type { Credentials } from "#session/credentials.ts";
import { useSession } from "#session/session-context.tsx";
import { PageHeading } from "#ui/layout/page-heading.tsx";
import { Page } from "#ui/layout/page.tsx";
import { SignIn } from "./sign-in.tsx";
import classes from "./connect-page.module.css";

/** `/connect`: choose a service and sign in (E1). */
export default function ConnectPage({ children }: { readonly children?: ReactNode }) {
  const { session, config, connect, signOut } = useSession();
  const navigate = useNavigate();
  const latest = useLatestLocation();
  const { pathname, search } = useLocation();
  const state: unknown = useLocation().state;
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : null;
  const [service, setService] = useState<ServiceConfig>(session.service);

  const go = (to: ServiceConfig, credentials: Credentials | null): void => {
    // A token may arrive after a link was followed whose page is not rendered yet.
    if (latest().pathname !== pathname) return;
    connect(to, credentials);
    // Drops the catalogue file from the address, since another service was chosen.
    const culture = new URLSearchParams(search).get("culture");
    void navigate(typeof from === "string" ? from : withCulture(paths.overview(), culture));
  };
  return (
    <Page>
      {/* Remounted after signing out, to take the focus from the removed button. */}
      <PageHeading key={String(session.isSignedIn)} documentTitle="Connect" />
      <Stack gap="lg" mt="md" maw="32rem">
        {session.isSignedIn && (
          <Group gap="sm">
            <span>
              Connected to <bdi>{session.service.name}</bdi>
            </span>
            {needsSignIn(session.service) && (
              <Button size="compact-sm" variant="default" color="red" onClick={signOut}>
                Disconnect
              </Button>
            )}
          </Group>
        )}
        <ul className={classes["services"]} aria-label="Services">
          {config.services.map((one) => (
            <li key={`${one.baseUrl} ${one.name}`}>
              <Button
                variant={one.baseUrl === service.baseUrl ? "light" : "default"}
                aria-pressed={one.baseUrl === service.baseUrl}
                onClick={() => (needsSignIn(one) ? setService(one) : go(one, null))}
              >
                <bdi>{one.name}</bdi>
              </Button>
            </li>
          ))}
        </ul>
        <SignIn
          key={service.baseUrl}
          service={needsSignIn(service) ? service : serviceAt(config, "")}
          config={config}
          titleOrder={2}
          onConnect={go}
        />
        <Group>
          <Button variant="default" onClick={() => go(serviceAt(config, SAMPLE_BASE_URL), null)}>
            Browse the sample catalogue
          </Button>
        </Group>
        {children}
      </Stack>
    </Page>
  );
}

function needsSignIn(service: ServiceConfig): boolean {
  return service.baseUrl !== SAMPLE_BASE_URL && service.auth !== "none";
}
