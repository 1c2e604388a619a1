import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import type { AppConfig, ServiceConfig } from "./config.ts";
import { createSession, type Credentials, type EmbeddedService, type Session } from "./session.ts";
import { rememberedService } from "./storage.ts";

type SessionContextValue = {
  readonly session: Session;
  readonly config: AppConfig;
  /** Asks another service from now on, or the same one with other credentials. */
  readonly connect: (service: ServiceConfig, credentials: Credentials | null) => void;
};

const SessionContext = createContext<SessionContextValue | null>(null);

/** The service that a browser with this memory begins with: the one chosen last if it is still configured, else the first. */
function initialService(config: AppConfig): ServiceConfig {
  const remembered = rememberedService.get();
  const known = config.services.find((service) => service.baseUrl === remembered);
  const service = known ?? config.services[0];
  if (service === undefined) throw new Error("A configuration has at least one service.");
  return service;
}

type SessionProviderProps = {
  readonly config: AppConfig;
  readonly sample: EmbeddedService;
  /** Called when another session begins, so that nothing of the one before is kept. */
  readonly onSwitch: () => void;
  readonly children: ReactNode;
};

export function SessionProvider({ config, sample, onSwitch, children }: SessionProviderProps) {
  const [session, setSession] = useState(() => createSession(initialService(config), null, sample));
  const connect = useCallback(
    (service: ServiceConfig, credentials: Credentials | null) => {
      rememberedService.set(service.baseUrl);
      onSwitch();
      setSession(createSession(service, credentials, sample));
    },
    [onSwitch, sample],
  );
  const value = useMemo(() => ({ session, config, connect }), [session, config, connect]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** The connected service, the configuration, and the way to another service. */
export function useSession(): SessionContextValue {
  const value = useContext(SessionContext);
  if (value === null) throw new Error("useSession needs a SessionProvider.");
  return value;
}
