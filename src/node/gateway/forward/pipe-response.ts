import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Dispatcher } from "undici";

type PipeOptions = {
  readonly headers: OutgoingHttpHeaders;
  readonly onError: (error: unknown) => void;
};

/**
 * Streams a response of the service to the client. Its status and headers are sent with the first bytes of the body: until then, `onError`
 * can still send another response. Neither Fastify's way of sending streams nor `pipe` and `setHeader` are as cheap.
 */
export function pipeResponse(
  { statusCode, body }: Dispatcher.ResponseData,
  response: ServerResponse,
  { headers, onError }: PipeOptions,
): void {
  const begin = (): void => {
    if (!response.headersSent) response.writeHead(statusCode, headers);
  };
  body.on("data", (chunk: Buffer) => {
    begin();
    if (response.write(chunk)) return;
    body.pause();
    response.once("drain", () => body.resume());
  });
  body.on("end", () => {
    begin();
    response.end();
  });
  body.on("error", onError);
  // Without a listener, an error of the response would end the process.
  response.on("error", () => {});
}
