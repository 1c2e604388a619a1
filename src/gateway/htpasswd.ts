const MIN_COST = 8;
const MAX_COST = 14;

/** Who may sign in. */
export type Users = {
  /** The bcrypt hashes by the names of their users. */
  readonly hashes: ReadonlyMap<string, string>;
  /** The highest cost among them. */
  readonly highestCost: number;
};

const LINE = /^([^:]+):(\$2[aby]\$(\d\d)\$[./A-Za-z\d]{53})$/;

/** Reads what `htpasswd -B` writes. Throws an Error that says in which line something else stands, but not what. */
export function parseHtpasswd(text: string): Users {
  const hashes = new Map<string, string>();
  let highestCost = MIN_COST;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const [, name, hash, cost] = LINE.exec(line.trim()) ?? [];
    if (name === undefined || hash === undefined) {
      throw new Error(`line ${index + 1} is no bcrypt entry; make it with 'htpasswd -B -C 10'`);
    }
    // Below, passwords can be guessed too fast; above, checking one takes so long that others wait for it.
    if (Number(cost) < MIN_COST || Number(cost) > MAX_COST) {
      throw new Error(
        `line ${index + 1} has a bcrypt cost of ${cost}, and ${MIN_COST} to ${MAX_COST} are accepted; make it with 'htpasswd -B -C 10'`,
      );
    }
    if (hashes.has(name)) throw new Error(`line ${index + 1} names a user for the second time`);
    hashes.set(name, hash);
    highestCost = Math.max(highestCost, Number(cost));
  }
  if (hashes.size === 0) throw new Error("there is no user in it");
  return { hashes, highestCost };
}

/** A hash of no password that anybody knows; comparing with it takes as long as with any other of its cost. */
function dummyHash(cost: number): string {
  return `$2b$${String(cost).padStart(2, "0")}$abcdefghijklmnopqrstuuabcdefghijklmnopqrstuvwxyzabcde`;
}

/**
 * What to compare a password with. A wrong one takes the same time for every name, known or not: that of the highest cost in the file.
 * Each step of cost doubles the time, so a hash of a lower cost is followed by dummies of that cost and of all between.
 */
export function hashesFor({ hashes, highestCost }: Users, name: string): string[] {
  const hash = hashes.get(name);
  if (hash === undefined) return [dummyHash(highestCost)];
  const cost = Number(hash.slice(4, 6));
  return [hash, ...Array.from({ length: highestCost - cost }, (_, step) => dummyHash(cost + step))];
}
