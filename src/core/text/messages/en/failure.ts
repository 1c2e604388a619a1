/** Why a request or a part of the app failed. */
export const failure = {
  appFailed: "Something went wrong in the app",
  contractAt: "{name}: Operation {operation}, at {path}.",
  contractNotJson: "{name}: Operation {operation}: the answer is not JSON.",
  contractTitle: "The service's answer does not match the interface",
  contractWhole: "{name}: Operation {operation}: the answer is empty or has another form.",
  network: "The service cannot be reached",
  networkDetail:
    "There was no complete answer. Check the connection, and whether the service allows requests from this site.",
  otherStatus: "The service answered with an error",
  redirect: "The service refers to another address",
  redirectDetail:
    "{from} redirects to {to}. Nothing was sent there. If it is an address of the service, use it as base URL.",
  redirectHidden:
    "{from} redirects to an address that the browser does not tell. Nothing was sent there. Ask the service's operator for the right base URL.",
  show: "Show request",
  status400: "The service did not understand the request",
  status401: "The service asks you to sign in",
  status403: "You do not have access to this",
  status404: "The service has nothing at this address",
  status429: "The service asks you to wait",
  status500: "The service failed",
  status502: "The gateway cannot reach the service",
  status503: "The service is not available at the moment",
  status504: "The service did not answer the gateway in time",
  timeout: "The service took too long",
  timeoutDetail: "It did not answer in time.",
  titleWithDetail: "{title}: {detail}",
  tooLarge: "The service's answer is too large",
  tooLargeDetail:
    "{name}: Operation {operation}. The app stopped loading it. Narrow down what is shown, or ask the service's operator.",
  unsendable: "This GUID cannot be requested",
  unsendableDetail:
    "The address of a request contains the GUID, and one or two dots would lead to another address.",
  waitDetail: "Try again in {seconds, number} s.",
} as const;
