import { useIdempotencyKey } from '@chengji/client-kit/react';
import type { CallIn, CardState, Coupon, CouponType } from '@chengji/contract';
import { useState } from 'react';
import { reportFault } from '../../kernel/calls/faults.ts';
import { freshen, refresh, useCall, useListCall, useSend } from '../../kernel/calls/use-call.ts';
import { ask } from '../../kernel/modal.ts';
import { loadUser, requireLogin } from '../../kernel/session/session.ts';
import { saveCounters } from '../../kernel/session/statistics-store.ts';
import { toast } from '../../kernel/toast.ts';
import { useCouponStrings } from './strings.ts';

const listCall = 'GET /wanlshop/coupon/list';
const detailsCall = 'GET /wanlshop/coupon/details';
const goodsCall = 'GET /wanlshop/coupon/goods';
const mineCall = 'GET /wanlshop/coupon/mine';
const cardCall = 'GET /wanlshop/coupon/card';

/** What can be received changes with what is bought elsewhere, so these lists are fetched each time. */
const EACH_TIME = { freshMs: 0, keepsPrevious: true };
const MAX = 50;

export const useCoupons = (of: { type?: CouponType; points?: boolean }) =>
  useListCall(listCall, of, EACH_TIME);

/** Of which shop or for which goods, and how many. */
export type CouponFilter = Pick<CallIn<typeof listCall>, 'shop_id' | 'goods_id' | 'limit'>;

/** Of one shop or for one goods: few enough to come at once. */
export const useCouponList = (of: CouponFilter, options: { isSilent?: boolean } = {}) =>
  useCall(listCall, { limit: MAX, ...of }, options);

export const useCoupon = (id: number) => useCall(detailsCall, { id });
export const useCouponGoods = (id: number) => useListCall(goodsCall, { id });
export const useMyCards = (state: CardState) => useListCall(mineCall, { state }, EACH_TIME);
export const useCard = (id: number) => useCall(cardCall, { id });

export const refreshCoupons = () => refresh(listCall, detailsCall);

export const reloadCoupons = () => freshen(listCall);
export const reloadCoupon = () => freshen(detailsCall, cardCall);
export const reloadCouponGoods = () => freshen(detailsCall, goodsCall);
export const reloadMyCards = () => freshen(mineCall);

/**
 * Takes a card of a coupon, one for each press however often it is sent; a visitor logs in first and comes back.
 * A refusal means that the coupon has changed since it was shown, so it is fetched again.
 */
export function useReceive(coupon: Coupon) {
  const t = useCouponStrings();
  const getKey = useIdempotencyKey();
  const { received } = coupon.mine;
  const [takenAt, setTakenAt] = useState<number | null>(null);
  const send = useSend('POST /wanlshop/coupon/receive', {
    changes: [listCall, detailsCall, mineCall, 'GET /wanlshop/signin/log', 'GET /wanlshop/signin/info'],
    onDone: (answer) => {
      saveCounters({ coupon: answer.coupon });
      if (coupon.points !== null) void loadUser();
      setTakenAt(received);
      toast(t('received'), 'done');
    },
    onFault: (error) => {
      reportFault(error);
      refreshCoupons();
    },
  });
  return {
    isBusy: send.isPending,
    /** Received, though what is shown of the coupon does not say so yet. */
    isTaken: takenAt === received,
    receive: async () => {
      if (!requireLogin() || send.isPending) return;
      const { points } = coupon;
      if (points !== null && !(await ask(t('pointsAsk', { points })))) return;
      send.mutate({ id: coupon.id, idempotencyKey: getKey({ id: coupon.id, received }) });
    },
  };
}
