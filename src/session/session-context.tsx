import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { firstBaseUrl, rememberService } from "./chosen-service.ts";
import { type AppConfig, type ServiceConfig, serviceAt } from "./config.ts";
import type { Credentials } from "./credentials.ts";
import { dropToken, keepToken, keptToken } from "./kept-token.ts";
import { createSession, type Session, type SessionTools } from "./session.ts";
import { onSignOutElsewhere, signOutEverywhere } from "./sign-out.ts";

type SessionContextValue = {
  readonly session: Session;
  readonly config: AppConfig;
  /** Asks another service from now on, or the same one with other credentials. */
  readonly connect: (service: ServiceConfig, credentials: Credentials | null) => void;
  /** Forgets credentials, answers, and what was met in the service, in every tab. */
  readonly signOut: () => void;
};

const SessionContext = createContext<SessionContextValue | null>(null);

const listedIn = (config: AppConfig): readonly string[] => config.services.map(({ baseUrl }) => baseUrl);

/** The session that a browser with this memory begins with: with the service chosen last, else with the first one of the configuration. */
function firstSession(config: AppConfig, tools: SessionTools): Session {
  const service = serviceAt(config, firstBaseUrl(listedIn(config)));
  const token = keptToken(service.baseUrl);
  return createSession(service, token === null ? null : { token, details: null, isKept: true }, tools);
}

type SessionProviderProps = {
  readonly config: AppConfig;
  /** The same for as long as the app lives. */
  readonly tools: SessionTools;
  /** Called when another session begins, so that nothing of the one before is kept. */
  readonly onSwitch: () => void;
  readonly children: ReactNode;
};

export function SessionProvider({ config, tools, onSwitch, children }: SessionProviderProps) {
  const [session, setSession] = useState(() => firstSession(config, tools));

  const begin = useCallback(
    (service: ServiceConfig, credentials: Credentials | null) => {
      session.end();
      onSwitch();
      setSession(createSession(service, credentials, tools));
    },
    [session, onSwitch, tools],
  );
  const connect = useCallback(
    (service: ServiceConfig, credentials: Credentials | null) => {
      rememberService(service.baseUrl, listedIn(config));
      dropToken();
      if (credentials?.isKept) keepToken(service.baseUrl, credentials.token);
      begin(service, credentials);
    },
    [begin, config],
  );
  const { service } = session;
  const signOut = useCallback(() => {
    begin(service, null);
    signOutEverywhere(service.baseUrl);
  }, [begin, service]);

  useEffect(
    () =>
      onSignOutElsewhere((baseUrl) => {
        if (baseUrl === service.baseUrl) begin(service, null);
      }),
    [begin, service],
  );
  const value = useMemo(() => ({ session, config, connect, signOut }), [session, config, connect, signOut]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** The connected service, the configuration, and the way to another service. */
export function useSession(): SessionContextValue {
  const value = useContext(SessionContext);
  if (value === null) throw new Error("useSession needs a SessionProvider.");
  return value;
}
