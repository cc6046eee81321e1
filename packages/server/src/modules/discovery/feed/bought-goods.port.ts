/** What a person bought, asked of orders, which stand on discovery. */
import type { Context } from '../../../kernel/context.ts';
import { Port } from '../../../kernel/ports.ts';

export type BoughtGoods = (ctx: Context, shopperId: number) => Promise<{ goodsId: number; at: Date }[]>;

/** The goods a person bought last, and when. */
export const boughtGoodsPort = new Port<BoughtGoods>('goods that a person bought');
