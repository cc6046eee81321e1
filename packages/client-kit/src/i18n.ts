/**
 * The languages at run time. A capability writes its Chinese strings as a constant and its English ones as
 * `Strings<typeof zh>`, so a missing key, a key too many or a parameter named otherwise does not compile.
 */
import { fillText } from '@chengji/contract/texts/fill-text';

export type Language = 'zh' | 'en';

export const languages: readonly Language[] = ['zh', 'en'];
export const defaultLanguage: Language = 'zh';

/** The names in braces: `'共 {count} 件'` has `count`. */
type ParamNames<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

export type Params<Text extends string> = { readonly [Name in ParamNames<Text>]: string | number };

/** The same keys in another language; what each text must fill in is checked where it is used and by `differingParams`. */
export type Strings<Source> = { readonly [Key in keyof Source]: string };

/** The keys of texts without parameters. */
export type PlainKey<Source> = {
  [Key in keyof Source]: Source[Key] extends string
    ? ParamNames<Source[Key]> extends never
      ? Key
      : never
    : never;
}[keyof Source];

/** A key's text, with its parameters when the Chinese text has any. */
export type Translate<Source> = <Key extends keyof Source & string>(
  key: Key,
  ...params: Source[Key] extends string
    ? ParamNames<Source[Key]> extends never
      ? []
      : [Params<Source[Key]>]
    : []
) => string;

const productNames = /橙集|Chengji/g;
/** What the product is called in Chinese where nobody named the market otherwise. */
const productName = '橙集';
let marketName: string | null = null;

/** The name the operator gave the market stands in every text in the product's place. */
export function nameMarket(name: string): boolean {
  const next = name === productName ? null : name;
  const isNew = next !== marketName;
  marketName = next;
  return isNew;
}

const withMarketName = (text: string): string =>
  marketName === null ? text : text.replaceAll(productNames, () => marketName ?? productName);

export function translator<const Source extends Readonly<Record<string, string>>>(
  zh: Source,
  en: Strings<Source>,
  language: Language,
): Translate<Source> {
  const texts: Strings<Source> = language === 'zh' ? zh : en;
  return (key, ...params) => fillText(withMarketName(texts[key]), params[0]);
}

/** The keys whose two texts do not name the same parameters; a test of every pair of strings expects none. */
export function differingParams<Source extends Readonly<Record<string, string>>>(
  zh: Source,
  en: Strings<Source>,
): string[] {
  const names = (text: string) =>
    [...new Set([...text.matchAll(/\{(\w+)(?:\|[^{}]*)?\}/g)].map(([, name]) => name))].sort().join();
  return Object.keys(zh).filter((key) => names(zh[key] ?? '') !== names(en[key] ?? ''));
}

export const isLanguage = (value: unknown): value is Language => value === 'zh' || value === 'en';
