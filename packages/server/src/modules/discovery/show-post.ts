import type { CallChecked, CallOut } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { localized } from '../../kernel/i18n/localized.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { findCategoryPath, findGoodsRows } from '../catalog/index.ts';
import { findShops } from '../shops/index.ts';
import { presentPost } from './post.present.ts';
import { findPost } from './posts.queries.ts';

export async function showPost(
  ctx: Context,
  { id }: CallChecked<'GET /wanlshop/find/details'>,
): Promise<CallOut<'GET /wanlshop/find/details'>> {
  const { db, language } = ctx;
  const post = await findPost(db, id);
  if (!post) throw new Refusal('discovery.post_gone');
  const [category] = post.categoryId === null ? [] : await findCategoryPath(db, post.categoryId);
  const around = {
    language,
    shops: await findShops(db, [post.shopId], language),
    goods: await findGoodsRows(db, post.goodsIds, language),
  };
  return presentPost(
    post,
    around,
    category ? { id: category.id, name: localized(language, category.nameZh, category.nameEn) } : null,
  );
}
