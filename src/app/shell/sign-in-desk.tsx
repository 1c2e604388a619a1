import { Suspense, useSyncExternalStore } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useSession } from "#session/session-context.tsx";
import { lazyPage } from "../preload/lazy-page.ts";
import { createLoader } from "../preload/loader.ts";

const SignInAgain = lazyPage(
  createLoader(async () => ({
    default: (await import("#features/connection/sign-in-again.tsx")).SignInAgain,
  })),
);

/** Asks for a sign-in over whatever is open, where the service takes the present one no more. */
export function SignInDesk() {
  const { service, signIn } = useSession().session;
  const request = useSyncExternalStore(signIn.subscribe, signIn.current);
  if (request === null) return null;
  return (
    // Where its code cannot be had, the requests fail as they would without it, and say so on the page.
    <ErrorBoundary fallback={null} onError={() => request.answer(null)}>
      <Suspense>
        <SignInAgain service={service} request={request} />
      </Suspense>
    </ErrorBoundary>
  );
}
