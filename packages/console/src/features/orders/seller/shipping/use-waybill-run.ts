import type { CallOut } from '@chengji/contract';
import { useState } from 'react';
import type { SellerOrderRow } from '../../orders.view.ts';
import { useShipByWaybill } from '../../queries.ts';
import type { JustShipped } from './just-shipped.ts';
import { toBatches } from './waybill-run.view.ts';

export type WaybillOutcome = CallOut<'POST /seller/orders/ship_by_waybill'>['rows'][number];

/** Ships orders a few at a time, and says of each what became of it as soon as that is known. */
export function useWaybillRun(onShipped: (shipped: JustShipped) => void) {
  const ship = useShipByWaybill();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, WaybillOutcome>>(new Map());
  const [left, setLeft] = useState(0);

  async function run(orders: readonly SellerOrderRow[], carrier: string): Promise<void> {
    setLeft(orders.length);
    const orderIds: number[] = [];
    try {
      for (const batch of toBatches(orders)) {
        const answer = await ship.mutateAsync({ order_ids: batch.map(({ id }) => id), carrier });
        setOutcomes(
          (known) => new Map([...known, ...answer.rows.map((row) => [row.order_id, row] as const)]),
        );
        setLeft((now) => now - batch.length);
        orderIds.push(...answer.rows.flatMap(({ ok, order_id }) => (ok ? [order_id] : [])));
        if (answer.recall_until !== null) onShipped({ orderIds: [...orderIds], until: answer.recall_until });
      }
    } catch {
      // the call itself has said why; what was shipped before stands
    } finally {
      setLeft(0);
    }
  }
  return { outcomes, left, isRunning: left > 0, run };
}
