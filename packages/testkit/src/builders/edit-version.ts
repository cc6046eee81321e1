/** Edits in tests that are not about versions: each begins from the current version. */
import type { Market } from '../market.ts';

const tables = {
  goods: 'goods',
  freight: 'freight_templates',
  categories: 'categories',
  shop: 'shops',
  adverts: 'adverts',
  popups: 'popups',
  articles: 'articles',
  questions: 'help_questions',
  shopStaff: 'shop_staff',
} as const;

/** The form with the current version, as a person who has just opened it would send it; a new one has none. */
export async function withCurrentVersion<F extends { id?: unknown }>(
  market: Market,
  what: keyof typeof tables,
  form: F,
): Promise<F & { version?: number }> {
  if (form.id === undefined) return form;
  const { rows } = await market
    .context()
    .db.execute<{ version: number }>(`select version from ${tables[what]} where id = ${Number(form.id)}`);
  return { ...form, version: rows[0]?.version ?? 1 };
}
