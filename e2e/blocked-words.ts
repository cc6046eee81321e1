import { operator } from './people.ts';

/** What is written with this word waits for the operator. */
export async function blockWord(word: string): Promise<void> {
  const call = await operator();
  const { rows } = await call('GET /platform/settings/list', {});
  const known = rows.find(({ name }) => name === 'content.blocked_words');
  const value = [...((known?.value as string[] | undefined) ?? []), word];
  await call('POST /platform/settings/save', {
    name: 'content.blocked_words',
    version: known?.version,
    value,
  });
}
