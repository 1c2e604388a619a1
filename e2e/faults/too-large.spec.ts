import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { constants, createBrotliCompress } from "node:zlib";
import { expect, test } from "../fixtures/fault-test.ts";
import type { Fault } from "../fixtures/faulty-server.ts";

const MIB = 2 ** 20;

/** Two gigabytes of JSON in less than a megabyte, streamed. */
const bomb: Fault = ({ response }) => {
  response.writeHead(200, { "content-type": "application/json", "content-encoding": "br" });
  const block = Buffer.alloc(MIB, '{"name":"more"},');
  const json = Readable.from(['{"results":[', ...Array.from({ length: 2048 }, () => block)]);
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
  // The client closes the connection early.
  return pipeline(json, brotli, response).catch(() => undefined);
};

// On a busy machine, the browser takes longer than the usual 30 seconds until the response is too large.
test.use({ serviceConfig: { auth: "none", timeoutSeconds: 180 } });

test("a response that decompresses to gigabytes shows an error, and the rest keeps working", async ({
  page,
  service,
}) => {
  service.fail("E9", bomb, 1);
  await page.goto("/templates");
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("The service's answer is too large", { timeout: 180_000 });
  await expect(alert).toContainText("Templates: Operation E9");
  expect(service.count("E9")).toBe(1);
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("list", { name: "Templates" }).getByRole("listitem").first()).toBeVisible();

  const navigation = page.getByRole("navigation", { name: "Catalogue" });
  await navigation.getByRole("link", { name: "Classifications" }).click();
  await expect(page.getByRole("list", { name: "Classifications" }).getByRole("listitem")).toHaveCount(4);
});
