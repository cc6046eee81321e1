import type { LogisticsStatus, OrderState, PurchaseKind } from '@chengji/contract';

/**
 * One colour per meaning: act (orange) = we must act, info (blue) = someone else is acting, wait (amber) =
 * waiting or attention, done (green), bad (rose) = failed or overdue, rest (grey) = nothing to do.
 */
export type Tone = 'act' | 'info' | 'wait' | 'done' | 'bad' | 'rest';

export const orderTones: Record<OrderState, Tone> = {
  pending_payment: 'rest',
  pending_group: 'wait',
  pending_shipment: 'act',
  shipped: 'info',
  pending_review: 'rest',
  completed: 'done',
  closed: 'rest',
};

export type GoodsShown = 'on' | 'sold_out' | 'off';

export const goodsTones: Record<GoodsShown, Tone> = { on: 'done', sold_out: 'wait', off: 'rest' };

export const logisticsTones: Record<LogisticsStatus, Tone> = {
  ordered: 'rest',
  processing: 'rest',
  waiting_pickup: 'rest',
  picked_up: 'info',
  in_transit: 'info',
  out_for_delivery: 'info',
  signed: 'done',
  problem: 'bad',
  return_sign: 'wait',
  returned: 'wait',
  transferred: 'info',
  unpaid: 'rest',
};

export type TagTone = 'plain' | 'orange' | 'plum' | 'green' | 'amber' | 'blue' | 'rose';

export const purchaseTones: Record<PurchaseKind, TagTone> = {
  direct: 'plain',
  group: 'orange',
  ladder: 'plum',
};
