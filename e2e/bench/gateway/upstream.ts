import { createServer } from "node:http";

/** A service for measuring what is in front of it: a process of its own, which answers everything with one page of a list. */

const page = JSON.stringify({
  results: Array.from({ length: 50 }, (_, index) => ({
    guid: `concept-${index}`,
    versionGuid: `version-${index}`,
    defaultName: `Template ${index + 1}`,
    name: `Template ${index + 1} of the dictionary`,
  })),
  pagination: { total: 50, take: 50, skip: 0, returned: 50 },
});

const server = createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
  request.resume();
  const isToken = request.url?.startsWith("/authentication/") === true;
  const body = isToken ? JSON.stringify("bench-token") : page;
  response.writeHead(200, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address !== null)
    process.stdout.write(`http://127.0.0.1:${address.port}\n`);
});
