const MIN_COST = 8;
const MAX_COST = 14;

/** Who may sign in. */
export type Users = {
  /** bcrypt hashes by user name. */
  readonly hashes: ReadonlyMap<string, string>;
  /** The highest bcrypt cost among them. */
  readonly highestCost: number;
};

const LINE = /^([^:]+):(\$2[aby]\$(\d\d)\$[./A-Za-z\d]{53})$/;

/** Parses a file made by `htpasswd -B`. Throws an Error that gives the number of an invalid line, but not its content. */
export function parseHtpasswd(text: string): Users {
  const hashes = new Map<string, string>();
  let highestCost = MIN_COST;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, name, hash, cost] = LINE.exec(line.trim()) ?? [];
    if (name === undefined || hash === undefined) {
      throw new Error(`line ${index + 1} is not a bcrypt entry; create it with 'htpasswd -B -C 10'`);
    }
    // Passwords with a lower cost can be guessed too fast; with a higher one, each check takes seconds.
    if (Number(cost) < MIN_COST || Number(cost) > MAX_COST) {
      throw new Error(
        `line ${index + 1} has a bcrypt cost of ${cost}; only ${MIN_COST} to ${MAX_COST} are accepted. Create it with 'htpasswd -B -C 10'`,
      );
    }
    if (hashes.has(name)) throw new Error(`line ${index + 1} repeats a user name`);
    hashes.set(name, hash);
    highestCost = Math.max(highestCost, Number(cost));
  }
  if (hashes.size === 0) throw new Error("it contains no users");
  return { hashes, highestCost };
}

/** A bcrypt hash of this cost that no known password matches. */
function dummyHash(cost: number): string {
  return `$2b$${String(cost).padStart(2, "0")}$abcdefghijklmnopqrstuuabcdefghijklmnopqrstuvwxyzabcde`;
}

/**
 * The hashes to compare a password with. So that the time of a response does not reveal which users exist, a wrong password takes the same
 * time for every name: that of the highest cost in the file. Each step of the cost doubles the time, so a hash of a lower cost is followed
 * by dummies of its cost and of each cost between.
 */
export function hashesFor({ hashes, highestCost }: Users, name: string): string[] {
  const hash = hashes.get(name);
  if (hash === undefined) return [dummyHash(highestCost)];
  const cost = Number(hash.slice(4, 6));
  return [hash, ...Array.from({ length: highestCost - cost }, (_, step) => dummyHash(cost + step))];
}
