import "@mantine/core/styles/Stack.layer.css";
import "@mantine/core/styles/Input.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";
import { Button, Group, PasswordInput, Stack, Text, TextInput, Title } from "@mantine/core";
import { type SyntheticEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { obtainToken } from "#api/authentication.ts";
import { isSendableToken } from "#api/token.ts";
import { paths } from "#paths.ts";
import { SAMPLE_BASE_URL, type ServiceConfig } from "#session/config.ts";
import { useSession } from "#session/session-context.tsx";
import type { Credentials } from "#session/session.ts";
import { PageHeading } from "#ui/page-heading.tsx";
import { Page } from "#ui/page.tsx";
import { useAddress } from "#widgets/app-link.tsx";
import { Failure } from "#widgets/failure.tsx";
import classes from "./connect-page.module.css";

/** `/connect`: choose a service and sign in (E1). */
export default function ConnectPage() {
  const { session, config, connect } = useSession();
  const navigate = useNavigate();
  const address = useAddress();
  const state: unknown = useLocation().state;
  const from = typeof state === "object" && state !== null && "from" in state ? state.from : null;
  const [service, setService] = useState<ServiceConfig>(session.service);
  const sample = { ...session.service, name: "Sample catalogue", baseUrl: SAMPLE_BASE_URL };

  const go = (to: ServiceConfig, credentials: Credentials | null): void => {
    connect(to, credentials);
    void navigate(typeof from === "string" ? from : address(paths.overview()));
  };
  const isConnectedHere = session.isSignedIn && session.service.baseUrl === service.baseUrl;

  return (
    <Page>
      <PageHeading documentTitle="Connect" />
      <Stack gap="lg" mt="md" maw="32rem">
        <ul className={classes["services"]} aria-label="Services">
          {config.services.map((one) => (
            <li key={one.baseUrl}>
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
        <SignIn key={service.baseUrl} service={service} onConnect={go} />
        <Group>
          <Button variant="default" onClick={() => go(sample, null)}>
            Browse the sample catalogue
          </Button>
          {isConnectedHere && needsSignIn(session.service) && (
            <Button variant="default" color="red" onClick={() => connect(session.service, null)}>
              Disconnect
            </Button>
          )}
        </Group>
      </Stack>
    </Page>
  );
}

function needsSignIn(service: ServiceConfig): boolean {
  return service.baseUrl !== SAMPLE_BASE_URL && service.auth !== "none";
}

type SignInProps = {
  readonly service: ServiceConfig;
  readonly onConnect: (service: ServiceConfig, credentials: Credentials) => void;
};

/** Two ways in: with a client's id and secret, or with a token obtained elsewhere. Neither is kept beyond this page's life. */
function SignIn({ service, onConnect }: SignInProps) {
  const [baseUrl, setBaseUrl] = useState(needsSignIn(service) ? service.baseUrl : "");
  const [clientId, setClientId] = useState("");
  const [clientSecret, setClientSecret] = useState("");
  const [audienceUrl, setAudienceUrl] = useState(service.audienceUrl ?? window.location.origin);
  const [token, setToken] = useState("");
  const [failure, setFailure] = useState<unknown>(null);
  const [fieldError, setFieldError] = useState<{ field: "baseUrl" | "token"; text: string } | null>(null);
  const [isBusy, setBusy] = useState(false);

  const target = (): ServiceConfig | null => {
    const typed = baseUrl.trim();
    if (typed !== "" && !/^https?:\/\/[^\s/]/.test(typed)) {
      setFieldError({ field: "baseUrl", text: "A base URL begins with https:// and names a host." });
      return null;
    }
    setFieldError(null);
    const isConfigured = typed === service.baseUrl;
    return {
      ...service,
      name: isConfigured ? service.name : typed || "This site",
      baseUrl: typed,
      auth: "client-credentials",
    };
  };

  const connect = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const to = target();
    if (to === null) return;
    const details = { clientId, clientSecret, audienceUrl };
    setBusy(true);
    setFailure(null);
    try {
      const options = { baseUrl: to.baseUrl, timeoutMs: to.timeoutSeconds * 1000 };
      onConnect(to, { kind: "client", details, firstToken: await obtainToken(options, details) });
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };

  const connectWithToken = (event: SyntheticEvent): void => {
    event.preventDefault();
    const to = target();
    if (to === null) return;
    if (isSendableToken(token.trim())) onConnect(to, { kind: "token", token: token.trim() });
    else
      setFieldError({
        field: "token",
        text: "An access token is one line of letters, digits and signs, without spaces.",
      });
  };

  return (
    <>
      <form onSubmit={(event) => void connect(event)}>
        <Stack gap="sm">
          <Title order={2} size="h4">
            Sign in to a service
          </Title>
          <TextInput
            label="Base URL"
            value={baseUrl}
            error={fieldError?.field === "baseUrl" && fieldError.text}
            onChange={(event) => setBaseUrl(event.currentTarget.value)}
          />
          <TextInput
            label="Client ID"
            autoComplete="off"
            value={clientId}
            onChange={(event) => setClientId(event.currentTarget.value)}
          />
          <PasswordInput
            label="Client secret"
            autoComplete="off"
            value={clientSecret}
            onChange={(event) => setClientSecret(event.currentTarget.value)}
          />
          <TextInput
            label="Application URL"
            value={audienceUrl}
            onChange={(event) => setAudienceUrl(event.currentTarget.value)}
          />
          {failure !== null && <Failure error={failure} onRetry={() => setFailure(null)} />}
          <Group>
            <Button type="submit" loading={isBusy}>
              Connect
            </Button>
          </Group>
        </Stack>
      </form>
      <form onSubmit={connectWithToken}>
        <Stack gap="sm">
          <Title order={2} size="h4">
            Or use an access token
          </Title>
          <TextInput
            label="Access token"
            autoComplete="off"
            spellCheck={false}
            value={token}
            error={fieldError?.field === "token" && fieldError.text}
            onChange={(event) => setToken(event.currentTarget.value)}
          />
          <Text size="xs" c="dimmed">
            Secret and token stay in the memory of this page and are gone when it is closed.
          </Text>
          <Group>
            <Button type="submit" variant="default">
              Use the token
            </Button>
          </Group>
        </Stack>
      </form>
    </>
  );
}
