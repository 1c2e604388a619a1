/** The client id of the sample service. It is not secret: the app signs in with it automatically (E1). */
export const SAMPLE_CLIENT_ID = "plinth-sample";
export const SAMPLE_CLIENT_SECRET = "open-to-everybody";
