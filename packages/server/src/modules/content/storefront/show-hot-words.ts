import type { CallOut } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { inLanguage } from '../in-language.rules.ts';

export async function showHotWords(ctx: Context): Promise<CallOut<'GET /wanlshop/search/hot'>> {
  const { words } = await ctx.services.showcase.read();
  return {
    rows: words.map(({ word, isHot }) => ({ word: inLanguage<string>(word, ctx.language), hot: isHot })),
  };
}
