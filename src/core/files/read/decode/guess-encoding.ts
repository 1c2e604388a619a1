/**
 * Guesses the encoding of a text that is not UTF-8. For each encoding that spreadsheets save, it adds up how unlikely the characters beyond
 * ASCII would be, as -log of their usual frequency, and takes the encoding in which they are the least so.
 */

type Encoding = {
  readonly name: string;
  /** What `TextDecoder` calls it. */
  readonly label: string;
  readonly isLatin: boolean;
  /** How unlikely all characters of a text are, and what is at most to be expected of them. */
  readonly weigh: (bytes: Uint8Array, text: string) => { readonly cost: number; readonly most: number };
};

/** What characters cost: those of another encoding are rare signs, or letters in places where none are. */
const FREQUENT = 2.7;
const USUAL = 3.4;
const USUAL_UPPER = 4.6;
const USUAL_SIGN = 3;
const RARE = 5;
const UNUSUAL = 6;
const MISPLACED = 8;
const LOST = 12;
/** Pairs of bytes: signs, and characters that hardly occur. */
const SIGN_PAIR = 8;
const RARE_PAIR = 12.6;
const NO_PAIR = 14;
const FREQUENT_PAIR = 3;

/** What the cost of an encoding must be lower than that of the next one. */
const LEAST_LEAD = 2;
/** The bytes by which the encoding is guessed. */
const SAMPLE_BYTES = 1 << 16;

const WESTERN = "äöüßÄÖÜéèêëàâçîïôûùœæøåÆØÅÉÈÊËÀÂÇÎÏÔÛÙŒáíóúñÁÍÓÚÑãõÃÕìòÌÒðþýÐÞÝµ";
const CENTRAL = "ąćęłńóśşźżĄĆĘŁŃÓŚŹŻáčďéěíňřšťúůýžÁČĎÉĚÍŇŘŠŤÚŮÝŽäöüÄÖÜßőűŐŰôľĽăâîçë";
const CHINESE =
  "的一是不了在人有这中大来上国个到为子和地出道也时年要下以生会自过家对可里后小多天而能都日于起发成事用主行方前所本面公同三动两长分将外高进法二理点其全工部正定力机等业间新位重电门相东口平气内加化产入水体总场比通目立数件安表原车应路金反合放系计利光界制解各清物台共风特直建南度色交结指流青管连资条保运强深区求品转量空程基式设单专石包组造墙窗屋顶板梁柱楼础混凝土钢木砖筑构编号名称材料层防装饰土编类型分别级描述说明";
const JAPANESE =
  "日本人大年会国中上下出生物事時間分高部建築構造壁床屋根柱梁天井窓戸外内材料木鉄骨筋土番号名称類設備電気給排水石金属仕基礎階段板面工具道路口開手定義説明";
const KOREAN =
  "이가다의는을를에고하지로사기대도인자리스시부구조어물수재장성공정제벽창문바닥붕계단둥보철근콘크트목유외내설비전석금속명호번분류층실관치일원간형용식선면재";

/** The encodings, the usual one first: it is taken where others are as likely. */
const ENCODINGS: readonly Encoding[] = [
  single("Windows-1252", "Latin", WESTERN),
  single("MacRoman", "Latin", WESTERN),
  single("Windows-1250", "Latin", CENTRAL),
  single("Windows-1251", "Cyrillic", "оеаинтсрвлОЕАИНТСРВЛ"),
  single("KOI8-R", "Cyrillic", "оеаинтсрвлОЕАИНТСРВЛ"),
  single("IBM866", "Cyrillic", "оеаинтсрвлОЕАИНТСРВЛ"),
  single("Windows-1253", "Greek", "αοιεητσνυρπκλάόίέήύώΑΟΙΕΗΤΣΝ"),
  single("Windows-1255", "Hebrew", "יולהארתמבנ"),
  single("Windows-1256", "Arabic", "اليمنترهوبدة"),
  single("Windows-874", "Thai", "านรอกเงมยลวดทสะิีั่้"),
  paired(
    "Shift_JIS",
    JAPANESE,
    (lead, trail) => {
      if (lead === 0x82 || (lead === 0x83 && trail <= 0x96)) return 5.8;
      if (lead === 0x81) return SIGN_PAIR;
      if (lead >= 0x88 && lead <= 0x98 && lead * 256 + trail >= 0x88_9f && lead * 256 + trail <= 0x98_72)
        return 8.8;
      return lead <= 0xfc && trail >= 0x40 ? RARE_PAIR : NO_PAIR;
    },
    (byte) => byte >= 0xa1 && byte <= 0xdf,
  ),
  paired("GB18030", CHINESE, (lead, trail) => {
    if (trail >= 0xa1 && (lead === 0xa1 || lead === 0xa3)) return SIGN_PAIR;
    if (trail >= 0xa1 && lead >= 0xb0 && lead <= 0xd7) return 8.3;
    return trail >= 0x40 ? RARE_PAIR : NO_PAIR;
  }),
  paired("Big5", "", (lead, trail) => {
    if (trail < 0x40 || (trail > 0x7e && trail < 0xa1) || lead < 0xa1 || lead > 0xf9) return NO_PAIR;
    return lead <= 0xa3 ? SIGN_PAIR : lead <= 0xc6 ? 8.6 : RARE_PAIR;
  }),
  paired("EUC-KR", KOREAN, (lead, trail) => {
    if (trail >= 0xa1 && lead >= 0xa1 && lead <= 0xa3) return SIGN_PAIR;
    if (trail >= 0xa1 && lead >= 0xb0 && lead <= 0xc8) return 8.5;
    return trail >= 0x41 ? RARE_PAIR : NO_PAIR;
  }),
  paired("EUC-JP", JAPANESE, (lead, trail) => {
    if (trail < 0xa1 || (lead < 0xa1 && lead !== 0x8e)) return NO_PAIR;
    if (lead === 0xa4 || lead === 0xa5) return 5.8;
    if (lead <= 0xa3) return SIGN_PAIR;
    return lead >= 0xb0 && lead <= 0xcf ? 8.8 : RARE_PAIR;
  }),
];

/** The encoding that is the likeliest by far, or the likely ones if none is. */
export function guessEncoding(
  bytes: Uint8Array,
): Pick<Encoding, "name" | "label"> | { readonly likely: string[] } {
  const sample = sampleOf(bytes);
  const ranked = ENCODINGS.map((encoding) => {
    const text = new TextDecoder(encoding.label).decode(sample);
    return { ...encoding, text, ...encoding.weigh(sample, text) };
  }).toSorted((a, b) => a.cost - b.cost);
  const [best] = ranked;
  const next = ranked.find(({ text, isLatin }) => text !== best?.text && !(isLatin && best?.isLatin));
  const isClear = (next?.cost ?? Infinity) - (best?.cost ?? 0) >= LEAST_LEAD;
  if (best !== undefined && isClear && best.cost <= best.most)
    return (
      ENCODINGS.find(({ name }) => ranked.some((one) => one.name === name && one.text === best.text)) ?? best
    );
  return { likely: ranked.slice(0, 3).map(({ name }) => name) };
}

/** The first lines with bytes beyond ASCII. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const sample = new Uint8Array(Math.min(bytes.length, SAMPLE_BYTES));
  let length = 0;
  for (let at = bytes.findIndex((byte) => byte > 0x7f); at !== -1 && length < sample.length;) {
    const start = bytes.lastIndexOf(0x0a, at) + 1;
    const next = bytes.indexOf(0x0a, at);
    const end = next === -1 ? bytes.length : next + 1;
    const line = bytes.subarray(start, Math.min(end, start + sample.length - length));
    sample.set(line, length);
    length += line.length;
    at = end;
    while (at < bytes.length && (bytes[at] ?? 0) <= 0x7f) at += 1;
    if (at >= bytes.length) at = -1;
  }
  return sample.subarray(0, length);
}

const LETTER = /^[\p{Ll}\p{Lu}\p{Lo}\p{M}]$/u;
const UPPER = /^\p{Lu}$/u;
const LOWER = /^\p{Ll}$/u;
/** The signs that stand directly before and after letters. */
const BEFORE_LETTERS = "‘“„«‚‹¿¡•§©°®·–—\u00A0\u00AD\u200C\u200D";
const AFTER_LETTERS = "’”“»›…²³°™€®·–—\u00A0\u00AD\u200C\u200D،؛؟";
/** Letters that are words. */
const WORDS = "àÀèéÈÉòóÓöÖåÅæÆøØ";

/** An encoding with a byte for each character. */
function single(name: string, script: string, usual: string): Encoding {
  const isLatin = script === "Latin";
  const ofScript = new RegExp(`^\\p{Script=${script}}$`, "u");
  const ofLetter = (letter: string, before: string, after: string, isRun: boolean): number => {
    if (!ofScript.test(letter) && !/^[\p{M}µ]$/u.test(letter)) return MISPLACED;
    const near = [before, after].filter((one) => LETTER.test(one));
    if (isLatin ? isRun : near.some((one) => one <= "\u007F")) return MISPLACED;
    const isUpper = UPPER.test(letter);
    if (isUpper && (LOWER.test(before) || (UPPER.test(before) && LOWER.test(after)))) return MISPLACED;
    if (LOWER.test(letter) && UPPER.test(after)) return MISPLACED;
    // The second bytes of pairs are such signs, too.
    if (isLatin && /[@[\\\]^`~]/.test(before + after)) return MISPLACED;
    if (near.length === 0 && !WORDS.includes(letter)) return UNUSUAL;
    if (!usual.includes(letter)) return isLatin ? UNUSUAL : RARE;
    return !isLatin ? FREQUENT : isUpper ? USUAL_UPPER : USUAL;
  };
  const ofSign = (sign: string, before: string, after: string): number => {
    const [isAfter, isBefore] = [before, after].map((one) => LETTER.test(one));
    if (isAfter && isBefore && "–—".includes(sign)) return RARE;
    if ((isAfter && !AFTER_LETTERS.includes(sign)) || (isBefore && !BEFORE_LETTERS.includes(sign)))
      return isAfter && isBefore && sign === "’" ? USUAL_SIGN : MISPLACED;
    const isUsual = `${BEFORE_LETTERS}${AFTER_LETTERS}`.includes(sign);
    // Other signs do not stand beside each other.
    const isNearSign = [before, after].some((one) => one > "\u007F" && !LETTER.test(one));
    return isUsual ? USUAL_SIGN : isNearSign ? MISPLACED : RARE;
  };
  return {
    name,
    label: name === "MacRoman" ? "macintosh" : name,
    isLatin,
    weigh: (_bytes, text) => {
      // A text in another script has letters of it.
      let cost = [...text].some((one) => ofScript.test(one)) ? 0 : MISPLACED;
      let [count, run] = [0, 0];
      for (let at = 0; at < text.length; at += 1) {
        const character = text.charAt(at);
        const isLetter = character > "\u007F" && LETTER.test(character);
        // No language writes three letters in a row with accents.
        run = isLetter ? run + 1 : 0;
        if (character <= "\u007F") continue;
        const [before, after] = [text.charAt(at - 1), text.charAt(at + 1)];
        if (/^[\u0080-\u009F\uFFFD]$/.test(character)) cost += LOST;
        else
          cost += isLetter ? ofLetter(character, before, after, run > 2) : ofSign(character, before, after);
        count += 1;
      }
      return { cost, most: UNUSUAL * Math.max(count, 2) };
    },
  };
}

/** An encoding with pairs of bytes, and what these cost. */
function paired(
  name: string,
  frequent: string,
  costOf: (lead: number, trail: number) => number,
  isSingle: (byte: number) => boolean = () => false,
): Encoding {
  const usual = new Set(frequent);
  return {
    name,
    label: name,
    isLatin: false,
    weigh: (bytes, text) => {
      let [cost, count] = [0, 0];
      for (let at = 0; at < bytes.length; at += 1) {
        const lead = bytes[at] ?? 0;
        if (lead <= 0x7f) continue;
        count += 1;
        if (isSingle(lead)) {
          // Kana of half the width, which words consist of.
          const isWord = [bytes[at - 1], bytes[at + 1]].some((one) => isSingle(one ?? 0));
          cost += isWord ? 4.2 : SIGN_PAIR;
          continue;
        }
        const trail = bytes[at + 1] ?? 0;
        cost += lead === 0x80 || lead === 0xff || trail < 0x30 ? NO_PAIR : costOf(lead, trail);
        if (trail >= 0x30) at += 1;
      }
      for (const character of text) if (usual.has(character)) cost -= FREQUENT_PAIR;
      return { cost, most: 10 * count };
    },
  };
}
