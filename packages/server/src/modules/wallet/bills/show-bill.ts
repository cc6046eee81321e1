import type { BillProof, CallChecked, CallOut } from '@chengji/contract';
import { requireActor, requireShopper } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { localized } from '../../../kernel/i18n/localized.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import {
  type Account,
  type BillRow,
  findBill,
  listChainPart,
  listTransferEntries,
  shopAvailable,
  shopperAvailable,
} from '../../ledger/index.ts';
import { findAdjustment } from '../adjustments/adjustment.queries.ts';
import { findShownWithdrawal } from '../withdrawals/list-withdrawals.ts';
import { nameEntries } from './name-account.ts';
import { findReferred, presentBill } from './present-bills.ts';
import type { RefundBill } from './refund-bill.port.ts';

/** One own bill: what it belongs to, and the double entry it comes from. */
export async function showBill(
  ctx: Context,
  { id }: CallChecked<'GET /wanlshop/wallet/bill'>,
): Promise<CallOut<'GET /wanlshop/wallet/bill'>> {
  const account = shopperAvailable(requireShopper(ctx));
  const row = await findBill(ctx.db, account, id);
  if (!row) throw new Refusal('common.not_found');
  const { reference } = row;
  const referred = (await findReferred(ctx, [row]))(row);
  const { orders, refund } = referred;
  return {
    ...presentBill(ctx, row, referred),
    orders: orders.map((order) => ({
      id: order.id,
      order_no: order.orderNo,
      shop: order.shop,
      title: order.title,
    })),
    team_id: orders.find(({ teamId }) => teamId !== null)?.teamId ?? null,
    refund: refund && { id: refund.id, refund_no: refund.refundNo },
    withdrawal: row.chained.kind === 'withdraw' ? await findShownWithdrawal(ctx, reference) : null,
    reason: refund ? getRefundReason(ctx, refund) : await getAdjustmentReason(ctx, row),
    proof: await presentProof(ctx, account, row),
  };
}

const getRefundReason = ({ language }: Context, { reasonZh, reasonEn }: RefundBill): string =>
  localized(language, reasonZh, reasonEn);

/** Why the platform adjusted the wallet. */
async function getAdjustmentReason(ctx: Context, { chained, key, reference }: BillRow): Promise<string> {
  if (chained.kind !== 'sys' || !key.startsWith('adjustment:')) return '';
  return (await findAdjustment(ctx.db, Number(reference)))?.reason ?? '';
}

async function presentProof(ctx: Context, account: Account, { chained }: BillRow): Promise<BillProof> {
  const entries = await listTransferEntries(ctx.db, chained.transferId);
  return {
    account,
    seq: chained.seq,
    transfer: chained.transferId,
    hash: chained.hash,
    entries: nameEntries(ctx, entries, account),
  };
}

/** Entries of the own chain, as they are hashed. */
export const showChain = (
  ctx: Context,
  part: CallChecked<'GET /wanlshop/wallet/chain'>,
): Promise<CallOut<'GET /wanlshop/wallet/chain'>> =>
  listChainPart(ctx.db, shopperAvailable(requireShopper(ctx)), part);

/** Entries of the chain of what the shop has available. */
export const showShopChain = (
  ctx: Context,
  part: CallChecked<'GET /seller/money/chain'>,
): Promise<CallOut<'GET /seller/money/chain'>> =>
  listChainPart(ctx.db, shopAvailable(requireActor(ctx, 'seller').shopId), part);
