import { type ConflictFields, useSave } from '../../design/conflict/use-save.tsx';
import { useList } from '../../design/lists/use-list.ts';
import type { Area } from '../../kernel/session.ts';
import { useCall, useSend } from '../../kernel/use-call.ts';
import { toDraft, toInput } from './coupon-draft.ts';
import { type Coupon, couponsLists } from './coupons.view.ts';

/** Both areas have the same screens; only the names of their calls differ. */
export const useCoupons = (area: Area) => useList<`GET /${Area}/coupons/list`>(couponsLists[area]);
export const useCoupon = (area: Area, id: number | undefined) =>
  useCall(`GET /${area}/coupons/details`, { id: id ?? 1 }, { enabled: id !== undefined, isEdited: true });

/** Of the cards given out so far, the share that was used: the own shop's, or as the market asks. */
export function useUseRate(area: Area, shopId: number | undefined): number | null | undefined {
  const issuer = shopId === undefined ? { issuer: 'platform' as const } : { shop_id: shopId };
  const asked = { limit: 1, ...(area === 'platform' ? issuer : {}) };
  return useCall(`GET /${area}/coupons/list`, asked).data?.use_rate;
}

const touched = (area: Area) => [`GET /${area}/coupons/list`, `GET /${area}/coupons/details`] as const;
export const useSaveCoupon = (area: Area, began: Coupon | undefined, fields: ConflictFields) =>
  useSave(`POST /${area}/coupons/save`, {
    changes: touched(area),
    toInput: (standing: Coupon) => toInput(toDraft(standing), standing.id, standing.state === 'draft'),
    began,
    fields,
  });
export const useStopCoupon = (area: Area) =>
  useSend(`POST /${area}/coupons/stop`, { changes: touched(area) });
export const useDeleteCoupon = (area: Area) =>
  useSend(`POST /${area}/coupons/delete`, { changes: touched(area) });
