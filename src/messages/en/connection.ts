/** Connecting to a service, signing in and out. */
export const connection = {
  aService: "A service",
  accessToken: "Access token",
  applicationUrl: "Application URL",
  baseUrl: "Base URL",
  browseTheDictionaryOfA:
    "Browse the dictionary of a server, with the credentials that its operator gave you.",
  browseTheSampleCatalogue: "Browse the sample catalogue",
  clientId: "Client ID",
  clientSecret: "Client secret",
  connect: "Connect",
  disconnect: "Disconnect",
  keepTheAccessTokenUntil: "Keep the access token until this tab is closed",
  lookAroundInASmall: "Look around in a small example catalogue that comes with the app.",
  notNow: "Not now",
  orWithAnAccessToken: "Or with an access token",
  services: "Services",
  signIn: "Sign in",
  signInAgain: "Sign in again",
  theSample: "The sample",
  useTheToken: "Use the token",
  withClientCredentials: "With client credentials",
  youStaySignedInAfter:
    "You stay signed in after a reload. Otherwise this page keeps the token in memory only, as it does the client secret.",
} as const;
