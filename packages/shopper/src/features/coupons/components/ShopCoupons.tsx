import { useState } from 'react';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { useCouponList } from '../queries.ts';
import { useCouponStrings } from '../strings.ts';
import { CouponSheet } from './CouponSheet.tsx';

/** Leads to the coupons of a shop, where it has some. */
export function ShopCoupons({ shopId, className }: { shopId: number; className?: string }) {
  const t = useCouponStrings();
  const [isOpen, setOpen] = useState(false);
  const of = { shop_id: shopId };
  const { data } = useCouponList(of, { isSilent: true });
  if (!data?.rows.length) return null;
  return (
    <>
      <TextButton brand {...(className ? { className } : {})} onPress={() => setOpen(true)}>
        {t('toReceive')}
      </TextButton>
      <CouponSheet of={of} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
