import type { CallOut } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { localized } from '../../kernel/i18n/localized.ts';
import { listTopCategories } from '../catalog/index.ts';
import { findShoppers } from '../identity/index.ts';
import { countFormedSince, listGroupCategories, listLatestFormed } from './show-overview.queries.ts';

/** What the head of the group list says of today, and what may be chosen there. */
export async function showOverview({
  db,
  clock,
  calendar,
  language,
}: Context): Promise<CallOut<'GET /wanlshop/groups/overview'>> {
  const now = clock.now();
  const since = calendar.startOfDay(now);
  const people = await listLatestFormed(db, since);
  const shoppers = await findShoppers(db, people);
  const categories = await listTopCategories(db, await listGroupCategories(db, now));
  return {
    formed_today: await countFormedSince(db, since),
    avatars: people.map((id) => shoppers.get(id)?.avatar ?? ''),
    categories: categories.map(({ id, nameZh, nameEn }) => ({
      id,
      name: localized(language, nameZh, nameEn),
    })),
  };
}
