import type { ServerResponse } from "node:http";
import { Refusal } from "./refusal.ts";

/**
 * Closes the connection of a client that takes nothing of what was sent to it for `ms`: it would hold the answer, and what the answer
 * comes from, for ever. A client that takes it slowly is left alone.
 */
export function closeWhenStalled(
  response: ServerResponse,
  ms: number,
  onStall: (refusal: Refusal) => void,
): void {
  // Node calls this after `ms` without any progress of the socket, which also passes while the answer itself is waited for.
  response.setTimeout(ms, () => {
    const { socket } = response;
    if (socket === null || socket.writableLength === 0) return;
    onStall(new Refusal(408, "The client stopped reading the answer."));
    socket.destroy();
  });
}
