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
import { type CatalogueFile, keptFiles, openedFiles } from "#memory/catalogue-files.ts";
import { rememberedFile } from "#memory/storage.ts";
import { firstBaseUrl, rememberService } from "./chosen-service.ts";
import { type AppConfig, fileService, type ServiceConfig, serviceAt } from "./config.ts";
import type { Credentials } from "./credentials.ts";
import { dropToken, keepToken, keptToken } from "./kept-token.ts";
import { requestLog } from "./request-log.ts";
import { createSession, type Session, type SessionTools } from "./session.ts";
import { onSignOutElsewhere, signOutEverywhere } from "./sign-out.ts";

type SessionContextValue = {
  readonly session: Session;
  /** Of a catalogue file with the cultures that are in it. */
  readonly config: AppConfig;
  /** The session with the service of a catalogue file. */
  readonly sessionOf: (file: string) => Session;
  /** Asks another service from now on, or the same one with other credentials. */
  readonly connect: (service: ServiceConfig, credentials: Credentials | null) => void;
  /** Forgets credentials, answers, and what is kept of the service, in every tab. */
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
  /** The catalogue file that the address names; null: the service that was chosen. */
  readonly file: string | null;
  /** Called when another session begins, so that nothing of the one before is kept. */
  readonly onSwitch: () => void;
  readonly children: ReactNode;
};

export function SessionProvider({ config, tools, file, onSwitch, children }: SessionProviderProps) {
  const [chosen, setChosen] = useState(() => firstSession(config, tools));
  const files = [...useValue(openedFiles), ...useValue(keptFiles)];
  const opened = files.find(({ id }) => id === file);
  const name = opened?.name ?? "Catalogue file";
  const sessionOf = useCallback(
    (id: string, called = "") => createSession(fileService(id, called), null, tools),
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
      if (credentials?.isKept) keepToken(service.baseUrl, credentials.token);
      begin(service, credentials);
    },
    [begin, config],
  );
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
  const cultures = opened?.cultures;
  const value = useMemo(
    () => ({
      session,
      config: cultures === undefined ? config : { ...config, cultures: [...cultures] },
      sessionOf,
      connect,
      signOut,
    }),
    [session, config, cultures, sessionOf, connect, signOut],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}

function useValue({ subscribe, get }: typeof openedFiles): readonly CatalogueFile[] {
  return useSyncExternalStore(subscribe, get);
}

/** The connected service, the configuration, and the way to another service. */
export function useSession(): SessionContextValue {
  const value = useContext(SessionContext);
  if (value === null) throw new Error("useSession needs a SessionProvider.");
  return value;
}
