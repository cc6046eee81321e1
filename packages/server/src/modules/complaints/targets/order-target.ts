import { findOrderHeads } from '../../orders/index.ts';
import { type ComplaintTargets, nothingKnown } from './target.port.ts';

/** An own order; what is complained about with it is its shop. */
export const orderTargets: ComplaintTargets = {
  kind: 'order',
  async find({ db }, ids) {
    const heads = await findOrderHeads(db, ids);
    return new Map(
      [...heads].map(([id, { orderNo, shopperId, shopId }]) => [
        id,
        { title: orderNo, image: '', shopId, goodsId: null, personId: null, onlyFor: shopperId },
      ]),
    );
  },
  async describe({ db, calendar }, id) {
    const head = (await findOrderHeads(db, [id])).get(id);
    if (!head) return nothingKnown;
    return {
      ...nothingKnown,
      facts: [
        { name: 'order_no', value: head.orderNo },
        ...(head.paidAt ? [{ name: 'paid_at', value: calendar.toMinuteText(head.paidAt) }] : []),
      ],
    };
  },
};
