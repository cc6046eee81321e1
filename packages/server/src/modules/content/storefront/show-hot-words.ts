import type { CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { localize } from '../localized.rules.ts';

export async function showHotWords(ctx: Context): Promise<CallOut<'GET /wanlshop/search/hot'>> {
  const { words } = await ctx.services.storefrontCache.read();
  return {
    rows: words.map(({ word, isHot }) => ({ word: localize<string>(word, ctx.language), hot: isHot })),
  };
}
