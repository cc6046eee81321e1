/**
 * Chinese and English say the same: the keys agree by type, and here that no text is empty, left in the other
 * language, a plural for every number, naming other parameters than its twin, or used nowhere.
 */
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { differingParams } from '../../packages/client-kit/src/i18n.ts';
import { at } from '../setup/paths.mjs';
import { readSources } from './source-files.ts';

type Texts = Record<string, string>;

/** A language is named in its own script, and a word may be quoted; a whole sentence was forgotten. */
const isChinese = (text: string) => (text.match(/[\u4e00-\u9fff]/g) ?? []).length > 4;

/** `{n} days` is wrong of one day, unless a limit or a span is told. */
const isBarePlural = (text: string) =>
  /(?<!\b(up to|at most|last|the last) )\{(n|count|days)\} [a-z]+s\b/i.test(text);

/** What stands before or after a value; one language may need it where the other does not. */
const isAffix = (key: string) => /^(before|after)\b/.test(key);

export function judgeTexts(where: string, zh: Texts, en: Texts): string[] {
  const keys = [...new Set([...Object.keys(zh), ...Object.keys(en)])];
  const judged = keys.flatMap((key) => {
    const [chinese, english] = [zh[key], en[key]];
    if (
      chinese === undefined ||
      english === undefined ||
      (!isAffix(key) && (!chinese.trim() || !english.trim()))
    )
      return [`${where} ${key}: a text is missing or empty`];
    if (isChinese(english)) return [`${where} ${key}: the English text is Chinese`];
    return isBarePlural(english)
      ? [`${where} ${key}: a plural for every number, in place of {n|day|days}`]
      : [];
  });
  return [
    ...judged,
    ...differingParams(zh, en).map((key) => `${where} ${key}: the two texts name different parameters`),
  ];
}

/** Keys no code names: neither quoted, nor as a property, nor by the beginning of a template. */
export function unusedKeys(keys: string[], code: string): string[] {
  const openings = [...code.matchAll(/`([\w.]+)\$\{/g)].map((match) => match[1] ?? '');
  const endings = [...code.matchAll(/\}([\w.]+)`/g)].map((match) => match[1] ?? '');
  return keys.filter(
    (key) =>
      !new RegExp(`(['"\`]|\\.)${key.replaceAll('.', '\\.')}\\b`).test(code) &&
      !new RegExp(`[{,]\\s*${key.replaceAll('.', '\\.')}\\s*[,}:]`).test(code) &&
      !openings.some((opening) => key.startsWith(opening)) &&
      !endings.some((ending) => key.endsWith(ending)),
  );
}

const loadTexts = async (path: string, name: 'zh' | 'en'): Promise<Texts> =>
  ((await import(pathToFileURL(at(path)).href)) as Record<string, Texts>)[name] ?? {};

async function checkClientStrings(): Promise<string[]> {
  const sources = readSources();
  const isStrings = (path: string) => /strings\.(zh|en)\.ts$/.test(path);
  const contract = sources.filter((file) => file.path.startsWith('packages/contract/'));
  const found = await Promise.all(
    sources
      .filter((file) => file.path.endsWith('strings.zh.ts'))
      .map(async ({ path }) => {
        const folder = dirname(path);
        const zh = await loadTexts(path, 'zh');
        const en = await loadTexts(path.replace('strings.zh.ts', 'strings.en.ts'), 'en');
        const code = [...sources.filter((file) => file.path.startsWith(`${folder}/`)), ...contract]
          .filter((file) => !isStrings(file.path))
          .map((file) => file.text)
          .join('\n');
        return [
          ...judgeTexts(folder, zh, en),
          ...unusedKeys(Object.keys(zh), code).map((key) => `${folder} ${key}: used nowhere`),
        ];
      }),
  );
  return found.flat();
}

async function checkMessages(): Promise<string[]> {
  const files = readSources().filter((file) => file.path.endsWith('.messages.ts'));
  const found = await Promise.all(
    files.map(async ({ path }) => {
      const tables: Record<string, Record<string, { zh: string; en: string }>> = await import(
        pathToFileURL(at(path)).href
      );
      return Object.values(tables).flatMap((table) => {
        const inOne = (language: 'zh' | 'en') =>
          Object.fromEntries(Object.entries(table).map(([key, texts]) => [key, texts[language]]));
        return judgeTexts(path, inOne('zh'), inOne('en'));
      });
    }),
  );
  return found.flat();
}

export const checkStrings = async () => [...(await checkClientStrings()), ...(await checkMessages())];
