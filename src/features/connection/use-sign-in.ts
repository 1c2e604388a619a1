import { useEffect, useRef, useState } from "react";
import { obtainToken, type ClientDetails } from "#api/authentication.ts";
import { isApiError } from "#api/errors.ts";
import { responds } from "#api/reach.ts";
import type { ServiceConfig } from "#session/config.ts";
import { requestLog } from "#session/request-log.ts";
import type { FailedSignIn } from "./sign-in-failure.tsx";

type SignIn = {
  /** Exchanges the client details for a token (E1); null if that failed, with the error in `failure`, or if it was cancelled. */
  readonly exchange: (service: ServiceConfig, details: ClientDetails) => Promise<string | null>;
  readonly isBusy: boolean;
  readonly failure: FailedSignIn | null;
};

/** Runs one exchange at a time; unmounting cancels it. */
export function useSignIn(): SignIn {
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
