import type { CallChecked, CallOut } from '@chengji/contract';
import { recordChange } from '../../../kernel/audit/audit.ts';
import { assertVersion } from '../../../kernel/audit/edit-version.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { refuseOn } from '../../../kernel/db/violations.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { announceChange } from '../storefront/announce-change.ts';
import {
  type CategoryKind,
  deleteCategory,
  insertCategory,
  listCategories,
  lockCategory,
  updateCategory,
} from './article-category.queries.ts';

type Category = CallOut<'POST /platform/help_categories/save'>;
type Input = CallChecked<'POST /platform/help_categories/save'>;

const shownWith = { article: 'articles', help: 'help' } as const;

/** The verbs of one of the two: what articles are sorted under, or what questions are. */
const categoryVerbs = (kind: CategoryKind) => ({
  list: async (ctx: Context): Promise<{ rows: Category[] }> => ({ rows: await listCategories(ctx.db, kind) }),

  save: (ctx: Context, { id, version: began, name, position }: Input): Promise<Category> =>
    transact(ctx, async (ctx) => {
      const found = id === undefined ? null : await lockCategory(ctx.db, kind, id);
      if (id !== undefined && !found) throw new Refusal('common.not_found');
      const subject = `${kind}_category`;
      if (found)
        await assertVersion(ctx, began, { ...found, subject }, async () =>
          (await listCategories(ctx.db, kind)).find((category) => category.id === found.id),
        );
      const fields = { version: (found?.version ?? 0) + 1, name, position };
      if (found) await updateCategory(ctx.db, kind, found.id, fields);
      const saved = found?.id ?? (await insertCategory(ctx.db, kind, fields));
      const before = found && { name: found.name, position: found.position };
      await recordChange(ctx, { subject, id: saved, before, after: { name, position } });
      announceChange(ctx, shownWith[kind]);
      const count =
        (await listCategories(ctx.db, kind)).find((category) => category.id === saved)?.count ?? 0;
      return { id: saved, ...fields, count };
    }),

  remove: (ctx: Context, { id }: { id: number }): Promise<void> =>
    transact(ctx, async (ctx) => {
      const found = await lockCategory(ctx.db, kind, id);
      if (!found) throw new Refusal('common.not_found');
      await refuseOn(deleteCategory(ctx.db, kind, id), {
        articles_category_id_article_categories_id_fk: 'content.category_in_use',
        help_questions_category_id_help_categories_id_fk: 'content.category_in_use',
      });
      const { name, position } = found;
      await recordChange(ctx, { subject: `${kind}_category`, id, before: { name, position }, after: null });
      announceChange(ctx, shownWith[kind]);
    }),
});

export const articleCategoryVerbs = categoryVerbs('article');
export const helpCategoryVerbs = categoryVerbs('help');
