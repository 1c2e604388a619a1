import "@mantine/core/styles/Stack.layer.css";
import "#ui/controls/input.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/PasswordInput.layer.css";
import "@mantine/core/styles/Checkbox.layer.css";
import {
  Button,
  Checkbox,
  Group,
  PasswordInput,
  Stack,
  TextInput,
  Title,
  type TitleOrder,
} from "@mantine/core";
import { type SyntheticEvent, useId, useState, useEffect, useRef } from "react";
import { type ClientDetails, obtainToken } from "#api/resources/authentication.ts";
import { isSendableToken } from "#api/http/token.ts";
import { normalizeBaseUrl } from "#api/http/url.ts";
import { baseUrlFault } from "#session/chosen-service.ts";
import { type AppConfig, serviceAt, type ServiceConfig } from "#session/config.ts";
import type { Credentials } from "#session/credentials.ts";
import { BusyButton } from "#ui/controls/busy-button.tsx";
import { SignInFailure, type FailedSignIn } from "./sign-in-failure.tsx";
import classes from "./sign-in.module.css";
import { isApiError } from "#api/http/errors.ts";
import { responds } from "#api/http/reach.ts";
import { requestLog } from "#session/request-log.ts";

type SignInProps = {
  /** The service preset in the form. */
  readonly service: ServiceConfig;
  /** The configured services; null if only the given one is allowed. */
  readonly config: AppConfig | null;
  /** The initial values of the fields. */
  readonly details?: ClientDetails | null;
  readonly titleOrder: TitleOrder;
  readonly onConnect: (service: ServiceConfig, credentials: Credentials) => void;
};

/** The sign-in form: with a client id and secret, or with an existing token. */
export function SignIn({ service, config, details, titleOrder, onConnect }: SignInProps) {
  const [baseUrl, setBaseUrl] = useState(service.baseUrl);
  const [clientId, setClientId] = useState(details?.clientId ?? "");
  const [clientSecret, setClientSecret] = useState(details?.clientSecret ?? "");
  const [audienceUrl, setAudienceUrl] = useState(
    details?.audienceUrl ?? service.audienceUrl ?? window.location.origin,
  );
  const [token, setToken] = useState("");
  const [isKept, setKept] = useState(false);
  const [fieldError, setFieldError] = useState<{ field: "baseUrl" | "token"; text: string } | null>(null);
  const formId = useId();
  const { exchange, isBusy, failure } = useSignIn();

  const target = (): ServiceConfig | null => {
    const typed = normalizeBaseUrl(baseUrl);
    const fault = baseUrlFault(typed);
    setFieldError(fault === null ? null : { field: "baseUrl", text: fault });
    if (fault !== null) return null;
    // The user wants to sign in even if the configuration says that the service needs no sign-in.
    return { ...(config === null ? service : serviceAt(config, typed)), auth: "client-credentials" };
  };
  const connect = async (): Promise<void> => {
    const to = target();
    if (to === null) return;
    const typed = { clientId: clientId.trim(), clientSecret, audienceUrl: audienceUrl.trim() };
    const obtained = await exchange(to, typed);
    if (obtained !== null) onConnect(to, { token: obtained, details: typed, isKept });
  };
  const connectWithToken = (): void => {
    const to = target();
    if (to === null) return;
    const pasted = token.trim().replace(/^Bearer\s+/i, "");
    if (isSendableToken(pasted)) onConnect(to, { token: pasted, details: null, isKept });
    else
      setFieldError({
        field: "token",
        text: "An access token is a single line without spaces.",
      });
  };

  return (
    <Stack gap="lg" className={classes["fields"] ?? ""}>
      {config !== null && (
        <TextInput
          label="Base URL"
          form={formId}
          inputMode="url"
          spellCheck={false}
          value={baseUrl}
          error={fieldError?.field === "baseUrl" && fieldError.text}
          onChange={(event) => setBaseUrl(event.currentTarget.value)}
        />
      )}
      <form id={formId} onSubmit={submitting(() => void connect())}>
        <Stack gap="sm">
          <Title order={titleOrder} size="h5">
            With client credentials
          </Title>
          <TextInput
            label="Client ID"
            autoComplete="off"
            spellCheck={false}
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
            spellCheck={false}
            value={audienceUrl}
            onChange={(event) => setAudienceUrl(event.currentTarget.value)}
          />
          {failure !== null && fieldError === null && (
            <SignInFailure {...failure} baseUrl={baseUrl.trim()} onRetry={() => void connect()} />
          )}
          <Group>
            <BusyButton type="submit" isBusy={isBusy}>
              Connect
            </BusyButton>
          </Group>
        </Stack>
      </form>
      <form onSubmit={submitting(connectWithToken)}>
        <Stack gap="sm">
          <Title order={titleOrder} size="h5">
            Or with an access token
          </Title>
          <TextInput
            label="Access token"
            autoComplete="off"
            spellCheck={false}
            value={token}
            error={fieldError?.field === "token" && fieldError.text}
            onChange={(event) => setToken(event.currentTarget.value)}
          />
          <Group>
            <Button type="submit" variant="default">
              Use the token
            </Button>
          </Group>
        </Stack>
      </form>
      <Checkbox
        label="Keep the access token until this tab is closed"
        description="You stay signed in after a reload. Otherwise this page keeps the token in memory only, as it does the client secret."
        checked={isKept}
        onChange={(event) => setKept(event.currentTarget.checked)}
      />
    </Stack>
  );
}

function submitting(act: () => void): (event: SyntheticEvent) => void {
  return (event) => {
    event.preventDefault();
    act();
  };
}

type SignIn = {
  /** Exchanges the client details for a token (E1); null if that failed, with the error in `failure`, or if it was cancelled. */
  readonly exchange: (service: ServiceConfig, details: ClientDetails) => Promise<string | null>;
  readonly isBusy: boolean;
  readonly failure: FailedSignIn | null;
};

/** Runs one exchange at a time; unmounting cancels it. */
function useSignIn(): SignIn {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailedSignIn | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const exchange = async (service: ServiceConfig, details: ClientDetails): Promise<string | null> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    setFailure(null);
    try {
      const options = {
        baseUrl: service.baseUrl,
        timeoutMs: service.timeoutSeconds * 1000,
        onRequest: requestLog.listener(),
      };
      return await obtainToken(options, details, controller.signal);
    } catch (error) {
      const isSilent = isApiError(error) && error.kind === "network";
      const isReachable = isSilent && (await responds(service.baseUrl));
      if (!controller.signal.aborted) setFailure({ error, isReachable });
      return null;
    } finally {
      if (!controller.signal.aborted) setBusy(false);
    }
  };
  return { exchange, isBusy, failure };
}
