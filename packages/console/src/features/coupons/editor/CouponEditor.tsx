import { serverNow } from '@chengji/client-kit/react';
import { EditorLayout } from '../../../design/layout/DetailLayout.tsx';
import { useCan } from '../../../kernel/rights.ts';
import type { Area } from '../../../kernel/session.ts';
import { type CouponDraft, listErrors } from '../coupon-draft.ts';
import { type Coupon, canChange, type Issuer } from '../coupons.view.ts';
import { CouponHeader } from './CouponHeader.tsx';
import { CouponNote } from './CouponNote.tsx';
import { CouponPreview } from './CouponPreview.tsx';
import { EstimateCard } from './EstimateCard.tsx';
import { MissingCard } from './MissingCard.tsx';
import { QuotaCard } from './QuotaCard.tsx';
import { ResultsCard } from './ResultsCard.tsx';
import { ScopeCard } from './ScopeCard.tsx';
import { TypeCard } from './TypeCard.tsx';
import { useCouponForm } from './use-coupon-form.ts';
import { WorthCard } from './WorthCard.tsx';

type Props = { area: Area; coupon?: Coupon; start: CouponDraft };

/** Writes a coupon, or changes the one given as far as it may still change. */
export function CouponEditor({ area, coupon, start }: Props) {
  const canWrite = useCan(area, 'coupons.write');
  const byShop = coupon ? coupon.shop !== null : area === 'seller';
  const issuer: Issuer = byShop ? 'shop' : 'market';
  const form = useCouponForm(area, coupon, start, issuer);
  const draft = form.values;
  const isOpen = canWrite && (!coupon || canChange(area, coupon));
  const missing = listErrors(draft, serverNow());
  const isOff = !isOpen || form.isSending;
  const card = { issuer, draft, faults: missing, isOff, onChange: form.change };
  /** What it gives stays once somebody holds a card. */
  const isHeld = coupon !== undefined && coupon.received > 0;
  const givenCard = { ...card, isOff: isOff || isHeld };
  return (
    <>
      <CouponHeader
        area={area}
        coupon={coupon}
        form={form}
        isOpen={isOpen}
        isComplete={missing.length === 0}
      />
      <div className="stack">
        {coupon && <CouponNote area={area} coupon={coupon} />}
        <EditorLayout
          side={
            <>
              <CouponPreview issuer={issuer} draft={draft} shop={coupon?.shop?.name} />
              <EstimateCard area={area} issuer={issuer} shopId={coupon?.shop?.id} draft={draft} />
              {isOpen && missing.length > 0 && <MissingCard faults={missing} />}
            </>
          }
        >
          {coupon && coupon.state !== 'draft' && <ResultsCard coupon={coupon} />}
          <TypeCard {...givenCard} />
          <WorthCard {...card} isGivenOff={givenCard.isOff} />
          <ScopeCard {...givenCard} />
          <QuotaCard {...card} isGivenOff={givenCard.isOff} least={isHeld ? coupon.total : 1} />
        </EditorLayout>
      </div>
    </>
  );
}
