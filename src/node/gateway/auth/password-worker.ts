import { compareSync } from "bcryptjs";
import { worker } from "workerpool";

/** Runs in worker threads: bcrypt is slow by design and would block the event loop. */
worker({
  isAnyMatch: (password: string, hashes: string[]) => hashes.some((hash) => compareSync(password, hash)),
});
