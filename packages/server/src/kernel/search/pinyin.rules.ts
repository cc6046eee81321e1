/** Pinyin as people type it: without tones, often without the difference between zh and z, or ng and n. */

const initials = 'b p m f d t n l g k h j q x zh ch sh r z c s y w'.split(' ');
/** Which syllables there are: of each initial, its finals; those without an initial last. */
const finals: Readonly<Record<string, string>> = {
  b: 'a o ai ei ao an en ang eng i ie iao ian in ing u',
  p: 'a o ai ei ao ou an en ang eng i ie iao ian in ing u',
  m: 'a o e ai ei ao ou an en ang eng i ie iao iu ian in ing u',
  f: 'a o ei ou an en ang eng u',
  d: 'a e ai ei ao ou an en ang eng ong i ie iao iu ian ing u uo ui uan un',
  t: 'a e ai ao ou an ang eng ong i ie iao ian ing u uo ui uan un',
  n: 'a e ai ei ao ou an en ang eng ong i ie iao iu ian in iang ing u uo uan v ve ue',
  l: 'a e ai ei ao ou an ang eng ong i ia ie iao iu ian in iang ing u uo uan un v ve ue',
  g: 'a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang',
  k: 'a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang',
  h: 'a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang',
  j: 'i ia ie iao iu ian in iang ing iong u ue uan un',
  q: 'i ia ie iao iu ian in iang ing iong u ue uan un',
  x: 'i ia ie iao iu ian in iang ing iong u ue uan un',
  zh: 'a e i ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang',
  ch: 'a e i ai ao ou an en ang eng ong u ua uo uai ui uan un uang',
  sh: 'a e i ai ei ao ou an en ang eng u ua uo uai ui uan un uang',
  r: 'e i ao ou an en ang eng ong u ua uo ui uan un',
  z: 'a e i ai ei ao ou an en ang eng ong u uo ui uan un',
  c: 'a e i ai ao ou an en ang eng ong u uo ui uan un',
  s: 'a e i ai ao ou an en ang eng ong u uo ui uan un',
  y: 'a o e ao ou an ang ong i in ing u ue uan un',
  w: 'a o ai ei an en ang eng u',
};
const syllables = new Set([
  ...initials.flatMap((initial) => (finals[initial] ?? '').split(' ').map((final) => initial + final)),
  ...'a o e ai ei ao ou an en ang eng er'.split(' '),
]);
const longestSyllable = 6;

/** One spelling for those that are mixed up. */
export const foldSyllable = (syllable: string): string =>
  syllable
    .replace(/^([zcs])h/, '$1')
    .replace(/([aei])ng$/, '$1n')
    .replace('ve', 'ue');

/** The letters as syllables, the fewest there can be; null when they are none. */
export function toSyllables(letters: string): string[] | null {
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= letters.length; end += 1) {
    let found: string[] | null = null;
    for (let from = Math.max(0, end - longestSyllable); from < end; from += 1) {
      const before = best[from];
      const syllable = letters.slice(from, end);
      if (!before || !syllables.has(syllable)) continue;
      if (!found || before.length + 1 < found.length) found = [...before, syllable];
    }
    best.push(found);
  }
  return best[letters.length] ?? null;
}
