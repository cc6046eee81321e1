/** The names of cities and districts as English texts have them: in pinyin, without what a city is called by. */
import type { ToPinyin } from '../../../kernel/i18n/pinyin.ts';

const kinds: readonly [ending: RegExp, word: string][] = [
  [/新区$/, ' New Area'],
  [/区$/, ' District'],
  [/县$/, ' County'],
  [/市$/, ''],
];

/** 西安 is Xi’an: a syllable that begins with a vowel is kept apart from the one before it. */
const join = (syllables: readonly string[]) =>
  syllables.map((syllable, at) => (at > 0 && /^[aoe]/.test(syllable) ? `’${syllable}` : syllable)).join('');

export function toEnglishPlace(name: string, toPinyin: ToPinyin): string {
  if (!/^\p{Script=Han}+$/u.test(name)) return name;
  const [ending, word] = (name.length > 2 && kinds.find(([kind]) => kind.test(name))) || [/$/, ''];
  const spelt = join(toPinyin(name.replace(ending, '')));
  return spelt.charAt(0).toUpperCase() + spelt.slice(1) + word;
}
