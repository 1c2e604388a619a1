import { Readable } from "node:stream";
import { Refusal } from "./refusal.ts";

type BodyOptions = {
  /** Length at most, as sent: what is compressed counts as it is. */
  readonly maxBytes: number;
  /** Aborted when the browser has gone away; a failure after that is nobody's. */
  readonly signal: AbortSignal;
};

/** The body of an answer of the service, for the browser. It fails with a Refusal when the service breaks off or sends more than allowed. */
export function answerBody(body: AsyncIterable<Uint8Array>, options: BodyOptions): Readable {
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
    throw new Refusal(502, "The service broke off its answer.", {}, error);
  }
}

/** PLINTH_MAX_ANSWER_BYTES says how long an answer may be. */
export function tooLong(maxBytes: number): Refusal {
  return new Refusal(502, `The service's answer is longer than ${maxBytes} bytes.`);
}
