/**
 * Puts parameters into a text, for the messages of the server and the texts of both clients.
 * It has no dependency, so clients use it as it is.
 */
const PARAM = /\{(\w+)\}( (?=\p{Script=Han}))?/gu;
/** A count that ends in Chinese: no space parts it from the word it counts, as one parts `3 件`. */
const CHINESE_COUNT = /\d[万亿]$/;
/** `{count|change|changes}`: the noun as the number demands it, first the singular. */
const PLURAL = /\{(\w+)\|([^{}|]*)\|([^{}|]*)\}/g;

/** English alone has two forms here: Chinese nouns do not change with their number. */
const english = new Intl.PluralRules('en');

/** A number as it is shown, `1,234`, counts as that number; a shortened one, `1.2k`, as several. */
const isOne = (count: string | number): boolean =>
  english.select(Number(String(count).replaceAll(',', ''))) === 'one';

/**
 * Puts parameters into their braces, and chooses between singular and plural: `'{count} {count|change|changes}'`.
 * A brace without a parameter stays as it is.
 */
export function fillText(text: string, params: Readonly<Record<string, string | number>> = {}): string {
  return text
    .replace(PLURAL, (brace, name: string, one: string, other: string) => {
      const count = params[name];
      if (count === undefined) return brace;
      return isOne(count) ? one : other;
    })
    .replace(PARAM, (brace, name: string, space = '') => {
      if (params[name] === undefined) return brace;
      const value = String(params[name]);
      return CHINESE_COUNT.test(value) ? value : value + space;
    });
}
