import { type Exponents, toExponents } from "#core/catalogue/catalogue-model.ts";
import { type Powers, powersOfSymbol } from "./symbols.ts";

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Are or year, acidity or picohenry. */
const AMBIGUOUS: ReadonlySet<string> = new Set(["a", "pH"]);

/** The power after a symbol: `m²`, `m2`, `m^2`, `s⁻¹`, `s-1`. */
const POWER = /(?:\^?(-?\d)|(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]))$/u;

/**
 * The exponents of a unit, from its symbol (`W/(m²·K)`) or its code in UN/ECE Recommendation 20 (`D55`). Undefined if uncertain: for
 * unknown and ambiguous symbols, like `J/kg·K`.
 */
export function exponentsOf(unit: string): Exponents | undefined {
  if (AMBIGUOUS.has(unit.trim())) return undefined;
  const powers = powersOfQuotient((SYMBOLS.get(unit) ?? unit).trim());
  if (powers === undefined) return undefined;
  // Adding 0 turns -0 into 0.
  return toExponents(powers.map((power) => power + 0));
}

const NOTHING: readonly number[] = [0, 0, 0, 0, 0, 0, 0];

function powersOfQuotient(symbol: string): readonly number[] | undefined {
  const slash = symbol.indexOf("/");
  if (slash === -1) return powersOfProduct(symbol);
  const [numerator, denominator] = [symbol.slice(0, slash), symbol.slice(slash + 1)];
  const isBracketed = denominator.startsWith("(") && denominator.endsWith(")");
  // A factor after a second slash, or after a point without brackets, is ambiguous: it may divide or multiply.
  if (!isBracketed && /[/·*]/.test(denominator)) return undefined;
  const divisor = powersOfProduct(isBracketed ? denominator.slice(1, -1) : denominator);
  return add(powersOfProduct(numerator), divisor, -1);
}

function powersOfProduct(product: string): readonly number[] | undefined {
  let sum: readonly number[] | undefined = NOTHING;
  for (const factor of product.split(/[·*]/)) sum = add(sum, powersOfFactor(factor), 1);
  return sum;
}

function powersOfFactor(factor: string): readonly number[] | undefined {
  const own = powersOfSymbol(factor);
  if (own !== undefined) return own;
  if (factor.startsWith("√")) return times(powersOfSymbol(factor.slice(1)), 0.5);
  const [behind = "", digit, minus = "", superscript = ""] = POWER.exec(factor) ?? [];
  const power =
    digit === undefined
      ? Number(`${minus === "" ? "" : "-"}${SUPERSCRIPTS.indexOf(superscript)}`)
      : Number(digit);
  const symbol = factor.slice(0, -behind.length);
  // `Nm³` is a normal cubic metre of gas.
  if (behind === "" || /(?:Nm|[NJA]s|h|VAR?)$/.test(symbol)) return undefined;
  return times(powersOfSymbol(symbol), power);
}

function times(powers: Powers | undefined, factor: number): readonly number[] | undefined {
  return powers?.map((power) => power * factor);
}

function add(
  sum: readonly number[] | undefined,
  powers: readonly number[] | undefined,
  sign: 1 | -1,
): readonly number[] | undefined {
  return powers === undefined ? undefined : sum?.map((one, index) => one + sign * (powers[index] ?? 0));
}

/**
 * Codes of UN/ECE Recommendation 20 with the symbols of their units; without codes that also denote a currency or another unit (`KGS`,
 * `MMK`, `GV`).
 */
const CODES = `
MTR m|CMT cm|MMT mm|DMT dm|KMT km|4H µm|C45 nm|FOT ft|INH in|YRD yd|SMI mile
MTK m²|CMK cm²|DMK dm²|KMK km²|HAR ha|ARE ar|FTK ft²|INK in²
MTQ m³|CMQ cm³|MMQ mm³|DMQ dm³|LTR l|MLT ml|CLT cl|HLT hl|FTQ ft³|INQ in³
KGM kg|GRM g|MGM mg|TNE tonne|LBR lb|ONZ oz
SEC s|C26 ms|MIN min|HUR h|DAY day|WEE wk|MON mo|ANN yr
KEL K|CEL °C|FAH °F|C34 mol|CDL cd|LUM lm|LUX lx
AMP A|4K mA|VLT V|2Z mV|KVT kV|OHM Ohm|B49 kOhm|FAR F|4O µF|81 H|SIE S|COU C|AMH Ah|WEB Wb|D33 T
JOU J|KJO kJ|3B MJ|WHR Wh|KWH kWh|MWH MWh|BTU BTU
WTT W|KWT kW|MAW MW|D46 VA|KVA kVA|BHP hp
NEW N|B47 kN|NU N·m|4P N/m|PAL Pa|KPA kPa|MPA MPa|BAR bar|MBR mbar|A97 hPa|C56 N/mm²|C65 Pa·s
HTZ Hz|KHZ kHz|MHZ MHz|RPM rpm
C62 1|EA 1|H87 1|NAR 1|P1 %|59 ppm|2N dB|DD °|C81 rad|D27 sr
MTS m/s|KMH km/h|MSK m/s²|KMQ kg/m³|23 g/cm³|GL g/l|28 kg/m²|KL kg/m|E93 kg/h
MQH m³/h|MQS m³/s|L2 l/min|G51 l/s|S4 m²/s
D52 W/K|D53 W/(m·K)|D54 W/m²|D55 W/(m²·K)|B11 J/(kg·K)|B13 J/m²|J2 J/kg|C91 1/K|C92 1/m|C97 1/s
`;

const SYMBOLS: ReadonlyMap<string, string> = new Map(
  CODES.trim()
    .split(/[|\n]/)
    .map((entry) => {
      const [code = "", symbol = ""] = entry.split(" ");
      return [code, symbol];
    }),
);
