import { createServer } from "node:http";
import { Agent } from "undici";

/** The least that a proxy in Node takes: it checks nothing, and forwards the bytes as they come. */

const upstream = new URL(process.env["PLINTH_UPSTREAM_URL"] ?? "").origin;
const agent = new Agent();
const server = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
  agent.dispatch(
    {
      origin: upstream,
      path: request.url ?? "",
      method: "GET",
      headers: { accept: "application/json", authorization: "Bearer bench-token" },
    },
    {
      onRequestStart() {},
      onResponseStart(_controller, status, headers) {
        response.writeHead(status, {
          "content-type": String(headers["content-type"]),
          "content-length": String(headers["content-length"]),
        });
      },
      onResponseData(controller, chunk) {
        if (response.write(chunk)) return;
        controller.pause();
        response.once("drain", () => controller.resume());
      },
      onResponseEnd: () => void response.end(),
      onResponseError: () => void response.destroy(),
    },
  );
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address !== null)
    process.stdout.write(`http://127.0.0.1:${address.port}\n`);
});
