import { Readable } from "node:stream";
import { Refusal } from "./refusal.ts";

type BodyOptions = {
  /** Maximum length as transferred, that is, before decompression. */
  readonly maxBytes: number;
  /** Aborted when the browser disconnects; errors after that are expected and not reported. */
  readonly signal: AbortSignal;
};

/** The response body of the service as sent on to the browser. Fails with a Refusal when the service aborts or exceeds the limit. */
export function responseBody(body: AsyncIterable<Uint8Array>, options: BodyOptions): Readable {
  return Readable.from(withinLimits(body, options), { objectMode: false });
}

async function* withinLimits(
  body: AsyncIterable<Uint8Array>,
  { maxBytes, signal }: BodyOptions,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  try {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLong(maxBytes);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof Refusal || signal.aborted) throw error;
    throw new Refusal(502, "The service did not complete its answer.", {}, error);
  }
}

/** The error for a response over PLINTH_MAX_ANSWER_BYTES. */
export function tooLong(maxBytes: number): Refusal {
  return new Refusal(502, `The service's answer is longer than ${maxBytes} bytes.`);
}
