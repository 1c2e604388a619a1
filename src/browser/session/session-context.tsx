import { useWindowEvent } from "@mantine/hooks";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { keptFiles, openedFiles } from "#browser/storage/catalogue-files.ts";
import { rememberedFile } from "#browser/storage/storage.ts";
import { text, type Text } from "#core/text/messages/text.ts";
import { firstBaseUrl, rememberService, rememberTabService } from "./chosen-service.ts";
import { type AppConfig, fileService, type ServiceConfig, serviceAt } from "./config.ts";
import type { Credentials } from "./credentials.ts";
import { dropToken, keepToken, keptToken } from "./kept-token.ts";
import { requestLog } from "./request-log.ts";
import { createSession, type Session, type SessionTools } from "./session.ts";
import { onSignOutElsewhere, signOutEverywhere } from "./sign-out.ts";

type SessionContextValue = {
  readonly session: Session;
  /** The configuration; for a catalogue file, with its cultures. */
  readonly config: AppConfig;
  /** The session with the service of a catalogue file. */
  readonly sessionOf: (file: string) => Session;
  /** Starts a session with another service, or with other credentials. */
  readonly connect: (service: ServiceConfig, credentials: Credentials | null) => void;
  /** Renders again what depends on the session, after data were removed from the query cache. */
  readonly refresh: () => void;
  /** Removes credentials, cached responses, and data kept for the service, in every tab. */
  readonly signOut: () => void;
};

const SessionContext = createContext<SessionContextValue | null>(null);

const listedIn = (config: AppConfig): readonly string[] => config.services.map(({ baseUrl }) => baseUrl);

const UNNAMED_FILE = text("session.catalogueFile");

/** The first session of a visit: with the service of this tab or the one chosen last, else with the first one in the configuration. */
function firstSession(config: AppConfig, tools: SessionTools): Session {
  const service = serviceAt(config, firstBaseUrl(listedIn(config)));
  const kept = keptToken(service.baseUrl);
  return createSession(service, kept && { ...kept, details: null, isKept: true }, tools);
}

type SessionProviderProps = {
  readonly config: AppConfig;
  /** Must not change during the lifetime of the app. */
  readonly tools: SessionTools;
  /** The catalogue file in the address; null: the chosen service. */
  readonly file: string | null;
  /** Called when another session begins, to clear caches. */
  readonly onSwitch: () => void;
  readonly children: ReactNode;
};

export function SessionProvider({ config, tools, file, onSwitch, children }: SessionProviderProps) {
  const [chosen, setChosen] = useState(() => firstSession(config, tools));
  useWindowEvent("focus", rememberTabService);
  const opened = useSyncExternalStore(openedFiles.subscribe, openedFiles.get);
  const kept = useSyncExternalStore(keptFiles.subscribe, keptFiles.get);
  const openFile = [...opened, ...kept].find(({ id }) => id === file);
  const name = openFile?.name ?? UNNAMED_FILE;
  const sessionOf = useCallback(
    (id: string, name: Text | string = "") => createSession(fileService(id, name), null, tools),
    [tools],
  );
  const session = useMemo(
    () => (file === null ? chosen : sessionOf(file, name)),
    [file, name, chosen, sessionOf],
  );

  const begin = useCallback(
    (service: ServiceConfig, credentials: Credentials | null) => {
      chosen.end();
      onSwitch();
      setChosen(createSession(service, credentials, tools));
    },
    [chosen, onSwitch, tools],
  );
  const connect = useCallback(
    (service: ServiceConfig, credentials: Credentials | null) => {
      rememberedFile.set(null);
      rememberService(service.baseUrl, listedIn(config));
      dropToken();
      if (credentials?.isKept) keepToken(service.baseUrl, credentials.token, credentials.person);
      begin(service, credentials);
    },
    [begin, config],
  );
  const refresh = useCallback(() => setChosen((session) => ({ ...session })), []);
  const { service } = chosen;
  const endSignedIn = useCallback(() => {
    begin(service, null);
    requestLog.forget();
  }, [begin, service]);
  const signOut = useCallback(() => {
    endSignedIn();
    signOutEverywhere(service.baseUrl);
  }, [endSignedIn, service]);

  useEffect(
    () =>
      onSignOutElsewhere((baseUrl) => {
        if (baseUrl === service.baseUrl) endSignedIn();
      }),
    [endSignedIn, service],
  );
  const cultures = openFile?.cultures;
  const value = useMemo(
    () => ({
      session,
      config: cultures === undefined ? config : { ...config, cultures: [...cultures] },
      sessionOf,
      connect,
      refresh,
      signOut,
    }),
    [session, config, cultures, sessionOf, connect, refresh, signOut],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** The connected service, the configuration, and functions that change the session. */
export function useSession(): SessionContextValue {
  const value = useContext(SessionContext);
  if (value === null) throw new Error("useSession needs a SessionProvider.");
  return value;
}
