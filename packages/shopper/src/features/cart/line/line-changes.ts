import type { CartLine } from '@chengji/contract';
import { deleteLines, type LineKey } from '../cart.rules.ts';
import { apply, sendChange } from '../store.ts';
import { changeSku, type NewSku } from './line-changes.rules.ts';

/** Rejects with what the market refused it for. */
export async function changeCartSku({ goods_id, sku_id }: LineKey, chosen: NewSku): Promise<void> {
  apply((cart) => changeSku(cart, { goods_id, sku_id }, chosen));
  const { sku, number } = chosen;
  await sendChange({ type: 'change_sku', goods_id, sku_id, new_sku_id: sku.id, number });
}

export async function deleteCartLine(line: CartLine): Promise<void> {
  const { goods_id, sku_id, number } = line;
  apply((cart) => deleteLines(cart, [line]));
  await sendChange({ type: 'del', data: [{ goods_id, sku_id, number }] });
}
