import type { CallChecked, CallOut } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import { assertVersion } from '../../../kernel/audit/edit-version.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { listSynonymRows, lockSynonyms, replaceSynonyms } from './synonyms.queries.ts';

type EditedSynonyms = CallOut<'POST /platform/synonyms/save'>;

/** Every save writes all of them anew, so that the newest id rises with it: it is the list's version. */
export async function listSynonyms({ db }: Context): Promise<EditedSynonyms> {
  const rows = await listSynonymRows(db);
  return {
    version: Math.max(0, ...rows.map(({ id }) => id)),
    rows: rows.map(({ words, finds }) => ({ words, finds })),
  };
}

/** Searches go by these and no others, at once and on every node. */
export const saveSynonyms = (
  ctx: Context,
  { version, rows }: CallChecked<'POST /platform/synonyms/save'>,
): Promise<EditedSynonyms> =>
  transact(ctx, async (ctx) => {
    await lockSynonyms(ctx.db);
    const before = await listSynonyms(ctx);
    const standing = { subject: 'synonyms', id: 'all', version: before.version };
    await assertVersion(ctx, version, standing, () => before);
    await replaceSynonyms(ctx.db, rows);
    const after = await listSynonyms(ctx);
    const [was, is] = [{ rows: before.rows }, { rows: after.rows }];
    await recordChange(ctx, { subject: 'synonyms', id: 'all', before: was, after: is });
    ctx.services.searchKnowledge.invalidate(ctx);
    return after;
  });
