import { compareSync } from "bcryptjs";
import { worker } from "workerpool";

/** Runs in threads of its own, so that bcrypt, which is slow on purpose, keeps nobody else waiting. */
worker({
  isAnyMatch: (password: string, hashes: string[]) => hashes.some((hash) => compareSync(password, hash)),
});
