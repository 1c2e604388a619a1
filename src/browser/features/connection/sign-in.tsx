import "@mantine/core/styles/Stack.layer.css";
import "#browser/ui/controls/input.css";
import "@mantine/core/styles/PasswordInput.layer.css";
import "#browser/ui/controls/checkbox.css";
import { Button, Checkbox, Group, PasswordInput, Stack, TextInput, Title } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type ReactNode, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { baseUrlFault } from "#browser/session/chosen-service.ts";
import { type AppConfig, serviceAt, type ServiceConfig } from "#browser/session/config.ts";
import { type Credentials, personOf } from "#browser/session/credentials.ts";
import { requestLog } from "#browser/session/request-log.ts";
import { BusyButton } from "#browser/ui/controls/busy-button.tsx";
import { useActionSignal } from "#browser/ui/use-action-signal.ts";
import { isApiError } from "#core/api/http/errors.ts";
import { responds } from "#core/api/http/reach.ts";
import { isSendableToken } from "#core/api/http/token.ts";
import { normalizeBaseUrl } from "#core/api/http/url.ts";
import { type ClientDetails, obtainToken } from "#core/api/resources/authentication.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { trimTyped } from "#core/text/trim-typed.ts";
import { SignInFailure, type FailedSignIn } from "./sign-in-failure.tsx";
import classes from "./sign-in.module.css";

type SignInProps = {
  /** The service preset in the form. */
  readonly service: ServiceConfig;
  /** The configured services; null if only the given one is allowed. */
  readonly config: AppConfig | null;
  /** The initial values of the fields. */
  readonly details?: ClientDetails | null;
  readonly onConnect: (service: ServiceConfig, credentials: Credentials) => void;
};

/** The sign-in form: with a client id and secret, or with an existing token. */
export function SignIn({ service, config, details, onConnect }: SignInProps) {
  const t = useTranslations("connection");
  const form = useSignInForm(service, details ?? null);
  const formId = useId();
  const { exchange, isBusy, failure, forget } = useSignIn();

  type Values = typeof form.values;
  const target = ({ baseUrl }: Values): ServiceConfig => ({
    // Of several services at one base URL, the given one is meant.
    ...(config === null || baseUrl === service.baseUrl
      ? service
      : serviceAt(config, normalizeBaseUrl(trimTyped(baseUrl)))),
    // The user wants to sign in even if the configuration says that the service needs no sign-in.
    auth: "client-credentials",
  });
  const connect = async (values: Values): Promise<void> => {
    const { clientId, clientSecret, audienceUrl, isKept } = values;
    const to = target(values);
    const typed = { clientId: trimTyped(clientId), clientSecret, audienceUrl: trimTyped(audienceUrl) };
    const obtained = await exchange(to, typed);
    if (obtained === null) return;
    onConnect(to, { token: obtained, details: typed, isKept, person: personOf(obtained, typed) });
  };
  const connectWithToken = (values: Values): void => {
    const pasted = trimTyped(values.token).replace(/^Bearer\s+/i, "");
    const person = personOf(pasted, null);
    if (isSendableToken(pasted))
      onConnect(target(values), { token: pasted, details: null, isKept: values.isKept, person });
    else {
      form.setFieldError("token", <Fault text={text("connection.tokenNotOneLine")} />);
      form.getInputNode("token")?.focus();
    }
  };
  const onWrong = (): void => {
    // An earlier failure is not about what is typed now.
    forget();
    // Where its message is read to those who do not see it.
    form.getInputNode("baseUrl")?.focus();
  };
  const submit = form.onSubmit((values) => void connect(values), onWrong);

  return (
    <Stack gap="lg" className={classes.fields ?? ""}>
      {config !== null && (
        <TextInput
          label={t("baseUrl")}
          dir="ltr"
          form={formId}
          inputMode="url"
          spellCheck={false}
          {...form.getInputProps("baseUrl")}
        />
      )}
      <form id={formId} onSubmit={submit}>
        <Stack gap="sm">
          <Title order={3} size="h5">
            {t("withClientCredentials")}
          </Title>
          <TextInput
            label={t("clientId")}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps("clientId")}
          />
          <PasswordInput
            label={t("clientSecret")}
            visibilityToggleFocusable
            visibilityToggleButtonProps={{ "aria-label": t("toggleSecret") }}
            autoComplete="off"
            {...form.getInputProps("clientSecret")}
          />
          <TextInput
            label={t("applicationUrl")}
            dir="ltr"
            spellCheck={false}
            {...form.getInputProps("audienceUrl")}
          />
          {failure !== null && (
            <SignInFailure {...failure} baseUrl={trimTyped(form.values.baseUrl)} onRetry={submit} />
          )}
          <Group>
            <BusyButton type="submit" isBusy={isBusy}>
              {t("connect")}
            </BusyButton>
          </Group>
        </Stack>
      </form>
      <form onSubmit={form.onSubmit(connectWithToken, onWrong)}>
        <Stack gap="sm">
          <Title order={3} size="h5">
            {t("withToken")}
          </Title>
          <TextInput
            label={t("accessToken")}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps("token")}
          />
          <Group>
            <Button type="submit" variant="default">
              {t("useTheToken")}
            </Button>
          </Group>
        </Stack>
      </form>
      <Checkbox
        label={t("keepToken")}
        description={t("keepTokenHint")}
        {...form.getInputProps("isKept", { type: "checkbox" })}
      />
    </Stack>
  );
}

function useSignInForm(service: ServiceConfig, details: ClientDetails | null) {
  return useForm({
    initialValues: {
      baseUrl: service.baseUrl,
      clientId: details?.clientId ?? "",
      clientSecret: details?.clientSecret ?? "",
      audienceUrl: details?.audienceUrl ?? service.audienceUrl ?? window.location.origin,
      token: "",
      isKept: false,
    },
    validate: { baseUrl: baseUrlError },
  });
}

function baseUrlError(typed: string): ReactNode {
  const fault = baseUrlFault(normalizeBaseUrl(trimTyped(typed)));
  return fault && <Fault text={fault} />;
}

/** What is wrong with a field, also after a change of language. */
function Fault({ text }: { readonly text: Text }) {
  return useText()(text);
}

/** Runs one exchange at a time; unmounting cancels it. */
function useSignIn() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailedSignIn | null>(null);
  const begin = useActionSignal();
  /** Exchanges the client details for a token (E1); null if that failed, with the error in `failure`, or if it was cancelled. */
  const exchange = async (service: ServiceConfig, details: ClientDetails): Promise<string | null> => {
    const signal = begin();
    setBusy(true);
    setFailure(null);
    try {
      const options = {
        baseUrl: service.baseUrl,
        timeoutMs: service.timeoutSeconds * 1000,
        onRequest: requestLog.listener(),
      };
      return await obtainToken(options, details, signal);
    } catch (error) {
      const hasNoResponse = isApiError(error) && error.kind === "network";
      const isReachable = hasNoResponse && (await responds(service.baseUrl));
      if (!signal.aborted) setFailure({ error, isReachable });
      return null;
    } finally {
      if (!signal.aborted) setBusy(false);
    }
  };
  return { exchange, isBusy, failure, forget: () => setFailure(null) };
}
