import type { CallChecked, CallOut } from '@chengji/contract';
import { requireActor } from '../../../kernel/actor.ts';
import { recordNothing } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { minutesAfter } from '../../../kernel/time/durations.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { assertParcel, findCarrierCode, listAllCarriers } from '../../shipping/index.ts';
import type { OrderRecord } from '../order.queries.ts';
import { shipOrder, takeLines } from './ship-order.ts';
import { findOrdersByNumber } from './shop-orders.queries.ts';

type Input = CallChecked<'POST /seller/orders/ship_many'>;
type Answer = CallOut<'POST /seller/orders/ship_many'>;

/** Ships each row by itself, so that one that is refused holds up no other; a dry run only says what would be. */
export async function shipMany(ctx: Context, { rows: typed, dry_run }: Input): Promise<Answer> {
  const { shopId } = requireActor(ctx, 'seller');
  const carriers = await listAllCarriers(ctx.db);
  const rows = typed.map((row) => tidyRow(carriers, row));
  recordNothing(ctx); // each that is shipped is recorded by itself
  const found = await findOrdersByNumber(
    ctx.db,
    shopId,
    rows.map(({ order_no }) => order_no),
  );
  const byNumber = new Map(found.map((order) => [order.orderNo, order]));
  const shippedHere = new Set<string>();
  const results: Answer['rows'] = [];
  for (const [index, row] of rows.entries()) {
    const refusal = await catchRefusal(async () => {
      const order = byNumber.get(row.order_no);
      assertOnce(order, shippedHere.has(row.order_no));
      await takeLines(ctx, order, { withoutRefunds: false });
      assertClear(row, index + 1);
      if (dry_run) await assertParcel(ctx, row);
      else await shipOrder(ctx, { order_id: order.id, carrier: row.carrier, tracking_no: row.tracking_no });
      shippedHere.add(row.order_no);
    });
    const msg = refusal ? ctx.services.translate(ctx.language, refusal.key, refusal.params) : '';
    results.push({
      order_no: row.order_no,
      order_id: byNumber.get(row.order_no)?.id ?? null,
      ok: !refusal,
      msg,
    });
  }
  const shipped = results.filter(({ ok }) => ok).length;
  const minutes = ctx.services.settings.get('orders.recall_minutes');
  const canRecall = !dry_run && shipped > 0 && minutes > 0;
  return {
    rows: results,
    shipped,
    refused: results.length - shipped,
    recall_until: canRecall ? toUnixSeconds(minutesAfter(ctx.clock.now(), minutes)) : null,
  };
}

/** Carriers by what people call them, and numbers as they were typed, with spaces. */
const tidyRow = (
  carriers: Awaited<ReturnType<typeof listAllCarriers>>,
  row: Input['rows'][number],
): Input['rows'][number] => ({
  ...row,
  carrier: findCarrierCode(carriers, row.carrier) ?? row.carrier,
  tracking_no: row.tracking_no.replace(/\s/g, ''),
});

function assertOnce(order: OrderRecord | undefined, isRepeated: boolean): asserts order is OrderRecord {
  if (!order) throw new Refusal('common.not_found');
  if (isRepeated) throw new Refusal('orders.state_changed');
}

/** An empty line is no decision: that nothing is sent by a carrier must be explicit. */
function assertClear({ carrier, tracking_no, no_logistics }: Input['rows'][number], line: number): void {
  const named = [carrier, tracking_no].filter(Boolean).length;
  if (named !== (no_logistics ? 0 : 2))
    throw new Refusal('orders.shipment_unclear', { line }, { field: `rows.${line - 1}` });
}

/** What one of many was refused with; the others are done all the same. */
export async function catchRefusal(work: () => Promise<void>): Promise<Refusal | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
