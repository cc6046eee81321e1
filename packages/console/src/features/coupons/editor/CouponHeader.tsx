import { Button } from 'antd';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SellingButton } from '../../../design/feedback/SellingOnly.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { useCan } from '../../../kernel/rights.ts';
import type { Area } from '../../../kernel/session.ts';
import { titleIn } from '../coupon-words.ts';
import { type Coupon, canStop, couponTones } from '../coupons.view.ts';
import { useCouponsText } from '../coupons-text.ts';
import { StopCoupon } from '../StopCoupon.tsx';
import type { CouponForm } from './use-coupon-form.ts';

type Props = {
  area: Area;
  coupon: Coupon | undefined;
  form: CouponForm;
  /** It may still change. */
  isOpen: boolean;
  /** Nothing is missing. */
  isComplete: boolean;
};

/** Which coupon it is, and what may be done with it: copied, stopped, kept as a draft, published. */
export function CouponHeader({ area, coupon, form, isOpen, isComplete }: Props) {
  const text = useCouponsText();
  const language = useLanguage();
  const navigate = useNavigate();
  const canWrite = useCan(area, 'coupons.write');
  const [isStopping, setStopping] = useState(false);
  const isIssued = coupon !== undefined && coupon.state !== 'draft';
  const actions = (
    <>
      {coupon && (
        <Button icon={<Copy />} onClick={() => void navigate(`/${area}/coupons/new?from=${coupon.id}`)}>
          {text('copy')}
        </Button>
      )}
      {coupon && canStop(coupon) && (
        <Button danger onClick={() => setStopping(true)}>
          {text('stop')}
        </Button>
      )}
      {isOpen && !isIssued && (
        <SellingButton
          disabled={!isComplete}
          loading={form.isSending}
          onClick={() => void form.submit({ isDraft: true })}
        >
          {text('saveDraft')}
        </SellingButton>
      )}
      {isOpen && (
        <SellingButton
          type="primary"
          disabled={!isComplete || (isIssued && !form.isChanged)}
          loading={form.isSending}
          onClick={isIssued ? () => void form.submit() : form.askToPublish}
        >
          {text(isIssued ? 'saveChanges' : 'publish')}
        </SellingButton>
      )}
    </>
  );
  return (
    <>
      <PageHeader
        back={`/${area}/coupons`}
        title={coupon ? titleIn(language, coupon) : text('newCoupon')}
        marks={
          coupon && <StatusDot tone={couponTones[coupon.state]}>{text(`state_${coupon.state}`)}</StatusDot>
        }
        actions={canWrite && actions}
      />
      {coupon && isStopping && <StopCoupon area={area} coupon={coupon} onClose={() => setStopping(false)} />}
    </>
  );
}
