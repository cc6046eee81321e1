/** Words in both of the market's languages, as the demo data writes them: `'脐橙|Navel oranges'`. */
export type Pair = `${string}|${string}`;

export type Text = { zh: string; en: string };

export function toText(pair: Pair): Text {
  const at = pair.indexOf('|');
  return { zh: pair.slice(0, at).trim(), en: pair.slice(at + 1).trim() };
}
