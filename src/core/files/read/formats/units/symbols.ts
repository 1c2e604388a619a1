/** The powers of the base units, in the order of the quantities. */
export type Powers = readonly [number, number, number, number, number, number, number];

const NONE: Powers = [0, 0, 0, 0, 0, 0, 0];
const LENGTH: Powers = [1, 0, 0, 0, 0, 0, 0];
const AREA: Powers = [2, 0, 0, 0, 0, 0, 0];
const VOLUME: Powers = [3, 0, 0, 0, 0, 0, 0];
const TIME: Powers = [0, 0, 1, 0, 0, 0, 0];
const FREQUENCY: Powers = [0, 0, -1, 0, 0, 0, 0];
const MASS: Powers = [0, 1, 0, 0, 0, 0, 0];
const TEMPERATURE: Powers = [0, 0, 0, 0, 1, 0, 0];
const SPEED: Powers = [1, 0, -1, 0, 0, 0, 0];
const FLOW: Powers = [3, 0, -1, 0, 0, 0, 0];
const FORCE: Powers = [1, 1, -2, 0, 0, 0, 0];
const PRESSURE: Powers = [-1, 1, -2, 0, 0, 0, 0];
const ENERGY: Powers = [2, 1, -2, 0, 0, 0, 0];
const POWER: Powers = [2, 1, -3, 0, 0, 0, 0];
const CHARGE: Powers = [0, 0, 1, 1, 0, 0, 0];
const VOLTAGE: Powers = [2, 1, -3, -1, 0, 0, 0];
const RESISTANCE: Powers = [2, 1, -3, -2, 0, 0, 0];
const ILLUMINANCE: Powers = [-2, 0, 0, 0, 0, 0, 1];

type Symbols = readonly (readonly [symbols: string, powers: Powers])[];

/** Symbols that take the SI prefixes. */
const PREFIXED: Symbols = [
  ["m", LENGTH],
  ["g", MASS],
  ["K", TEMPERATURE],
  ["mol", [0, 0, 0, 0, 0, 1, 0]],
  ["A", [0, 0, 0, 1, 0, 0, 0]],
  ["cd lm", [0, 0, 0, 0, 0, 0, 1]],
  ["lx", ILLUMINANCE],
  ["l L", VOLUME],
  ["Hz Bq", FREQUENCY],
  ["N", FORCE],
  ["Pa bar", PRESSURE],
  ["J Wh eV", ENERGY],
  ["W VA VAR var", POWER],
  ["VAh VARh", ENERGY],
  ["C Ah As", CHARGE],
  ["V", VOLTAGE],
  ["Ohm ohm Ω", RESISTANCE],
  ["S", [-2, -1, 3, 2, 0, 0, 0]],
  ["F", [-2, -1, 4, 2, 0, 0, 0]],
  ["H", [2, 1, -2, -2, 0, 0, 0]],
  ["Wb", [2, 1, -2, -1, 0, 0, 0]],
  ["T", [0, 1, -2, -1, 0, 0, 0]],
  ["Gy Sv", [2, 0, -2, 0, 0, 0, 0]],
  ["kat", [0, 0, -1, 0, 0, 1, 0]],
  ["rad sr", NONE],
  ["Nm", ENERGY],
  ["Ns", [1, 1, -1, 0, 0, 0, 0]],
  ["Js", [2, 1, -1, 0, 0, 0, 0]],
];

/** Symbols without prefixes. */
const PLAIN: Symbols = [
  ["% ‰ 1 unitless ppm ppb dB ° deg ' \" pf pcs piece", NONE],
  ["°C °F degC degF", TEMPERATURE],
  ["in inch ft foot yd mile mi nmi Å", LENGTH],
  ["ha ar are acre", AREA],
  ["gal galUK galUS bbl qt", VOLUME],
  ["s sec cs ds ms µs μs us ns ps min h hr day d wk week mo month yr year a", TIME],
  ["rpm", FREQUENCY],
  ["t tonne lb oz u", MASS],
  ["knot kn mph", SPEED],
  ["cfm cfs cfh", FLOW],
  ["lbf kgf tf", FORCE],
  ["psi atm mmHg cmHg inHg mH2O cmH₂O cmH2O", PRESSURE],
  ["BTU Btu kBTU MBTU cal kcal therm hph", ENERGY],
  ["hp tonref", POWER],
  ["fc", ILLUMINANCE],
];

/** Without prefixes that are unusual in construction, and that would make other units of `PS` or `aS`. */
const PREFIXES = ["da", "p", "n", "µ", "μ", "u", "m", "c", "d", "h", "k", "M", "G", "T"];

const PREFIXED_POWERS = table(PREFIXED);
const PLAIN_POWERS = table(PLAIN);

function table(symbols: Symbols): ReadonlyMap<string, Powers> {
  return new Map(
    symbols.flatMap(([names, powers]) => names.split(" ").map((name) => [name, powers] as const)),
  );
}

/** The powers of a symbol, with or without prefix; undefined if unknown. */
export function powersOfSymbol(symbol: string): Powers | undefined {
  const own = PLAIN_POWERS.get(symbol) ?? PREFIXED_POWERS.get(symbol);
  if (own !== undefined) return own;
  const prefix = PREFIXES.find(
    (one) => symbol.startsWith(one) && PREFIXED_POWERS.has(symbol.slice(one.length)),
  );
  return prefix === undefined ? undefined : PREFIXED_POWERS.get(symbol.slice(prefix.length));
}
