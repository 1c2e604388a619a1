import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { pool } from "workerpool";

export type PasswordPool = {
  /** The number of threads. */
  readonly size: number;
  /** Compares a password with bcrypt hashes, one after the other until one matches. */
  readonly isAnyMatch: (password: string, hashes: readonly string[]) => Promise<boolean>;
  /** Terminates the threads without waiting for running checks. */
  readonly close: () => Promise<void>;
};

/** Worker threads that check passwords: one less than the CPU count, at most four, started on demand. */
export function createPasswordPool(): PasswordPool {
  const size = Math.min(4, Math.max(1, availableParallelism() - 1));
  const threads = pool(fileURLToPath(new URL("./password-worker.ts", import.meta.url)), {
    workerType: "thread",
    maxWorkers: size,
  });
  return {
    size,
    isAnyMatch: async (password, hashes) => {
      const isMatch: unknown = await threads.exec("isAnyMatch", [password, hashes]);
      return isMatch === true;
    },
    close: async () => {
      await threads.terminate(true);
    },
  };
}
