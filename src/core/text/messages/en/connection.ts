/** Connecting to a service, signing in and out. */
export const connection = {
  aService: "A service",
  accessToken: "Access token",
  addressBlocked: "The browser blocks this address",
  addressBlockedAdvice:
    "This page was loaded over https:, so the browser does not let it call an address that begins with http:. Use the https: address of the service.",
  applicationUrl: "Application URL",
  baseUrl: "Base URL",
  baseUrlWithQuery: "Remove the ? or # from the base URL, and everything after it.",
  baseUrlWithUser: "Leave user name and password out of the base URL.",
  baseUrlWithoutHost: "A base URL starts with https:// and a host name.",
  browseSample: "Browse the sample catalogue",
  clientId: "Client ID",
  clientSecret: "Client secret",
  connect: "Connect",
  connectedTo: "Connected to <service></service>",
  credentialsRefused: "The service does not accept these credentials",
  credentialsRefusedAdvice: "Check the client ID, the client secret and the application URL.",
  didNotAnswer: "The service did not answer",
  didNotAnswerAdvice:
    "Check the base URL and the connection to {service}. If both are right, the service may not allow requests from {origin} (CORS): ask its operator to allow this origin, or use Plinth's gateway, which does not need this permission.",
  disconnect: "Disconnect",
  keepToken: "Keep the access token until this tab is closed",
  keepTokenHint:
    "You stay signed in after a reload. Otherwise this page keeps the token in memory only, as it does the client secret.",
  messageWithAdvice: "{message}. {advice}",
  noSignInHere: "There is no sign-in at this address",
  noSignInHereAdvice:
    "Check the base URL. It is the address of the service alone, without the path of an operation.",
  noTokensHere: "There are no access tokens at this address",
  noTokensHereAdvice: "A server answered, but not with an access token. Check the base URL.",
  notNow: "Not now",
  notSignedIn: "The app could not sign in",
  notUnderstoodAdvice:
    "Check that client ID, client secret and application URL are complete and in the right fields.",
  originNotAllowed: "The service does not let this site read its answers",
  originNotAllowedAdvice:
    "{service} answers, but not to pages of {origin} (CORS). Ask its operator to allow this origin, or use Plinth's gateway, which does not need this permission.",
  sampleLead: "Look around in a small example catalogue that comes with the app.",
  serviceLead: "Browse the dictionary of a server, with the credentials that its operator gave you.",
  services: "Services",
  signIn: "Sign in",
  signInAgain: "Sign in again",
  signInEnded:
    "<service></service> no longer accepts your sign-in. Your open page stays, and continues once you have signed in.",
  theSample: "The sample",
  toggleSecret: "Toggle password visibility",
  tokenNotOneLine: "An access token is a single line without spaces.",
  tryLater: "The credentials may be right. Try again later.",
  useTheToken: "Use the token",
  withClientCredentials: "With client credentials",
  withToken: "Or with an access token",
} as const;
