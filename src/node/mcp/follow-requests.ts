import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import {
  CancelledNotificationSchema,
  isJSONRPCErrorResponse,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type RequestId,
} from "@modelcontextprotocol/sdk/types.js";

/** Follows the requests of a connected transport. Returns a function that resolves once all of them are answered or cancelled. */
export function followRequests(transport: Transport): () => Promise<void> {
  const pending = new Set<RequestId>();
  const idle = new Set<() => void>();
  const settle = (id: RequestId | undefined): void => {
    if (id !== undefined) pending.delete(id);
    if (pending.size === 0) for (const resolve of idle) resolve();
  };
  const receive = transport.onmessage?.bind(transport);
  const send = transport.send.bind(transport);
  Object.assign(transport, {
    onmessage: ((message, extra) => {
      if (isJSONRPCRequest(message)) pending.add(message.id);
      receive?.(message, extra);
      const { success, data } = CancelledNotificationSchema.safeParse(message);
      if (success) settle(data.params.requestId);
    }) satisfies Transport["onmessage"],
    send: (async (message, options) => {
      await send(message, options);
      if (isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message)) settle(message.id);
    }) satisfies Transport["send"],
  });
  return async () =>
    new Promise((resolve) => {
      idle.add(resolve);
      settle(undefined);
    });
}
