import type { ServerResponse } from "node:http";
import { Refusal } from "../forward/refusal.ts";

/**
 * Closes the connection of a client that reads nothing of the response for `ms`: it would keep the response and the upstream request
 * open indefinitely. Slow clients are not disconnected.
 */
export function closeWhenStalled(
  response: ServerResponse,
  ms: number,
  onStall: (refusal: Refusal) => void,
): void {
  // Called after `ms` without socket activity, which also happens while waiting for the upstream response.
  response.setTimeout(ms, () => {
    const { socket } = response;
    if (socket === null || socket.writableLength === 0) return;
    onStall(new Refusal(408, "The client stopped reading the answer."));
    socket.destroy();
  });
}
