import { Id } from '@chengji/contract/values';
import { useParams } from 'react-router';
import { z } from 'zod';
import { useAddressInput } from '../../design/address/use-address-input.ts';
import { NotLoaded } from '../../design/feedback/NotLoaded.tsx';
import { type Area, useSession } from '../../kernel/session.ts';
import { freshDraft, toCopy, toDraft } from './coupon-draft.ts';
import { CouponEditor } from './editor/CouponEditor.tsx';
import { useCoupon } from './queries.ts';

/** A session that was kept before the operator's settings came with it knows none. */
const usualDays = 7;

const newCoupon = z.object({ from: Id.optional() });

/** Begins a coupon, from another one where the address names it. */
export function NewCouponScreen({ area }: { area: Area }) {
  const [{ from }] = useAddressInput(newCoupon);
  const { data, error, refetch } = useCoupon(area, from);
  const validDays = useSession(area)?.staff.market?.coupon_days ?? usualDays;
  if (from === undefined) return <CouponEditor key="new" area={area} start={freshDraft(validDays)} />;
  if (error || !data) return <NotLoaded error={error} onRetry={refetch} />;
  return <CouponEditor key={`copy-${from}`} area={area} start={toCopy(data)} />;
}

export function CouponScreen({ area }: { area: Area }) {
  const { data, error, refetch } = useCoupon(area, Number(useParams().id));
  if (error || !data) return <NotLoaded error={error} onRetry={refetch} />;
  return (
    <CouponEditor key={`${data.id}-${data.updated_at}`} area={area} coupon={data} start={toDraft(data)} />
  );
}
