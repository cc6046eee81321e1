/** The words of a goods that are translated one by one: those of its specs, tags and parameters. */
import type { Draft } from './draft.ts';

type Worded = Pick<Draft, 'specs' | 'tags' | 'params' | 'english'>;

const isChinese = (word: string) => /\p{Script=Han}/u.test(word);

/** Each Chinese word once, in the order of the form. */
export function listWords({ specs, tags, params }: Worded): string[] {
  const all = [
    ...specs.flatMap(({ name, values }) => [name, ...values]),
    ...tags,
    ...params.flatMap(({ name, value }) => [name, value]),
  ].map((word) => word.trim());
  return [...new Set(all.filter(isChinese))];
}

/** The translations to send: of the words still in use, those that have one. */
export const toEnglishMap = (draft: Worded): Record<string, string> =>
  Object.fromEntries(
    listWords(draft)
      .map((word) => [word, (draft.english[word] ?? '').trim()] as const)
      .filter(([, english]) => english !== ''),
  );
