/** The gateway alone, without the other commands and what they need: this is what the container image starts. */
import { Failure } from "#lib/failure.ts";
import { startGateway } from "./start.ts";

try {
  await startGateway(process.env, (line) => process.stdout.write(line));
} catch (error) {
  process.stderr.write(`${error instanceof Failure ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
