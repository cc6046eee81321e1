/** One syllable for each Chinese character, without tones, ü as v; other characters as they are. */
export type ToPinyin = (characters: string) => string[];

let loading: Promise<ToPinyin> | undefined;

/** Its dictionary takes a while to load and 30 MB: it is loaded when a goods is saved, or a search finds nothing. */
export function loadPinyin(): Promise<ToPinyin> {
  loading ??= import('pinyin-pro').then(
    ({ pinyin }) =>
      (characters) =>
        pinyin(characters, { toneType: 'none', type: 'array', v: true }),
  );
  return loading;
}
