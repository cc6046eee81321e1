import type { Db } from '../../../kernel/db/database.ts';
import type { LocalizedText } from '../localized.rules.ts';
import { listReadableArticles } from './article.queries.ts';
import { listQuestions } from './help.queries.ts';

/** Something that can be read and quoted, with its text as harmless HTML. */
export type Readable = {
  kind: 'help' | 'article';
  id: number;
  title: LocalizedText;
  content: LocalizedText;
};

/** All help and every published article: what an assistant may quote. */
export async function listReadable(db: Db): Promise<Readable[]> {
  const [help, articles] = [await listQuestions(db), await listReadableArticles(db)];
  return [
    ...help.map(({ id, question, answer }) => ({
      kind: 'help' as const,
      id,
      title: question,
      content: answer,
    })),
    ...articles.map((article) => ({ kind: 'article' as const, ...article })),
  ];
}
