/** The client that the sample service knows. No secret: the app contains it, so that nobody is asked (E1). */
export const SAMPLE_CLIENT_ID = "plinth-sample";
export const SAMPLE_CLIENT_SECRET = "open-to-everybody";
