import { setTimeout } from "node:timers/promises";
import { type Exchange, type Fault, send } from "../support/faulty-server.ts";

/** The regular response. */
export const proper: Fault = async ({ response, answer }) => send(response, await answer());

/** The regular response after a delay in ms. */
export function late(ms: number): Fault {
  return async (exchange) => {
    await setTimeout(ms);
    await proper(exchange);
  };
}

/** A response with this status and body; an object is sent as a Problem. */
export function status(
  code: number,
  body: string | object = "",
  headers: Record<string, string> = {},
): Fault {
  const isText = typeof body === "string";
  return ({ response }) =>
    send(
      response,
      new Response(isText ? body : JSON.stringify(body), {
        status: code,
        headers: { "content-type": isText ? "text/plain" : "application/problem+json", ...headers },
      }),
    );
}

/** A successful response with this body instead of the regular one. */
export function body(text: string, type = "application/json"): Fault {
  return ({ response }) => send(response, new Response(text, { headers: { "content-type": type } }));
}

/** The regular response with its JSON modified. */
export function changed(change: (json: unknown, request: Request) => unknown): Fault {
  return async ({ request, response, answer }) => {
    const json: unknown = await (await answer()).json();
    await send(response, Response.json(change(json, request)));
  };
}

async function begin({ response, answer }: Exchange, share: number): Promise<void> {
  const whole = Buffer.from(await (await answer()).arrayBuffer());
  response.writeHead(200, { "content-type": "application/json", "content-length": whole.length });
  response.flushHeaders();
  if (share > 0) response.write(whole.subarray(0, whole.length * share));
}

/** The headers, then nothing more. */
export const headersOnly: Fault = (exchange) => begin(exchange, 0);

/** The headers and half of the body, then nothing more. */
export const halfBody: Fault = (exchange) => begin(exchange, 0.5);

/** Half of the body, then the connection is closed. */
export const breakOff: Fault = async (exchange) => {
  await begin(exchange, 0.5);
  await setTimeout(20);
  exchange.response.destroy();
};

/** No response. */
export const silence: Fault = () => {};

/** Closes the connection without a response. */
export const hangUp: Fault = ({ response }) => void response.destroy();

/** Regular responses, or faults, that wait until the test releases them. */
export function held(fault: Fault = proper): { readonly fault: Fault; readonly release: () => void } {
  const gate = Promise.withResolvers<void>();
  return {
    fault: async (exchange) => {
      await gate.promise;
      await fault(exchange);
    },
    release: gate.resolve,
  };
}
