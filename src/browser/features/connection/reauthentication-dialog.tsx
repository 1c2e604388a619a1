import { Button, Stack } from "@mantine/core";
import { useTranslations } from "use-intl";
import { useText } from "#browser/lib/use-text.ts";
import { Failure } from "#browser/parts/failure/failure.tsx";
import type { ServiceConfig } from "#browser/session/config.ts";
import type { ReauthenticationRequest } from "#browser/session/reauthentication.ts";
import { closeDialog, ModalDialog } from "#browser/ui/layout/modal-dialog.tsx";
import { isApiError } from "#core/api/http/errors.ts";
import { SignIn } from "./sign-in.tsx";

type ReauthenticationDialogProps = {
  readonly service: ServiceConfig;
  readonly request: ReauthenticationRequest;
};

/** The sign-in dialog over the current page: its requests continue once the user has signed in. */
export function ReauthenticationDialog({ service, request }: ReauthenticationDialogProps) {
  const t = useTranslations("connection");
  const wording = useText();
  const { failure } = request;
  const isRefused =
    isApiError(failure) && failure.operation === "E1" && failure.kind === "http" && failure.status === 401;
  const details = isRefused ? { ...request.details, clientSecret: null } : request.details;
  const name = <bdi>{wording(service.name)}</bdi>;
  return (
    <ModalDialog
      title={t("signInAgain")}
      isAutomatic
      onClose={() => request.answer(null)}
      foot={
        <Button size="compact-sm" variant="default" onClick={closeDialog}>
          {t("notNow")}
        </Button>
      }
    >
      <Stack gap="lg">
        <p>{t.rich("signInEnded", { service: () => name })}</p>
        <Failure error={failure} />
        <SignIn
          service={service}
          config={null}
          details={details}
          onConnect={(_, credentials) => request.answer(credentials)}
        />
      </Stack>
    </ModalDialog>
  );
}
