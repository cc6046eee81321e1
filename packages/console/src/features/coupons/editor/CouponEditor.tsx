import { serverNow } from '@chengji/client-kit/react';
import { Button } from 'antd';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SellingOnly } from '../../../design/feedback/SellingOnly.tsx';
import { useUnsavedChanges } from '../../../design/inputs/use-unsaved-changes.ts';
import { EditorLayout } from '../../../design/layout/DetailLayout.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { useCan } from '../../../kernel/rights.ts';
import type { Area } from '../../../kernel/session.ts';
import { type CouponDraft, listErrors } from '../coupon-draft.ts';
import { titleIn } from '../coupon-words.ts';
import { type Coupon, canChange, canStop, couponTones, type Issuer } from '../coupons.view.ts';
import { useCouponsText } from '../coupons-text.ts';
import { StopCoupon } from '../StopCoupon.tsx';
import { CouponNote } from './CouponNote.tsx';
import { CouponPreview } from './CouponPreview.tsx';
import { EstimateCard } from './EstimateCard.tsx';
import { MissingCard } from './MissingCard.tsx';
import { QuotaCard } from './QuotaCard.tsx';
import { ResultsCard } from './ResultsCard.tsx';
import { ScopeCard } from './ScopeCard.tsx';
import { TypeCard } from './TypeCard.tsx';
import { useSaving } from './use-saving.ts';
import { WorthCard } from './WorthCard.tsx';

type Props = { area: Area; coupon?: Coupon; start: CouponDraft };

/** Writes a coupon, or changes the one given as far as it may still change. */
export function CouponEditor({ area, coupon, start }: Props) {
  const text = useCouponsText();
  const language = useLanguage();
  const navigate = useNavigate();
  const canWrite = useCan(area, 'coupons.write');
  const [draft, setDraft] = useState(start);
  const [isTouched, setTouched] = useState(false);
  const [isStopping, setStopping] = useState(false);
  useUnsavedChanges(isTouched);

  const change = (part: Partial<CouponDraft>) => {
    setTouched(true);
    setDraft((now) => ({ ...now, ...part }));
  };
  const isOpen = canWrite && (!coupon || canChange(area, coupon));
  const isIssued = coupon !== undefined && coupon.state !== 'draft';
  const missing = listErrors(draft, serverNow());
  const byShop = coupon ? coupon.shop !== null : area === 'seller';
  const issuer: Issuer = byShop ? 'shop' : 'market';
  const saving = useSaving(area, coupon, draft, issuer);
  const card = { issuer, draft, faults: missing, isOff: !isOpen, onChange: change };
  /** What it gives stays once somebody holds a card. */
  const isHeld = coupon !== undefined && coupon.received > 0;
  const givenCard = { ...card, isOff: !isOpen || isHeld };
  return (
    <>
      <PageHeader
        back={`/${area}/coupons`}
        title={coupon ? titleIn(language, coupon) : text('newCoupon')}
        marks={
          coupon && <StatusDot tone={couponTones[coupon.state]}>{text(`state_${coupon.state}`)}</StatusDot>
        }
        actions={
          canWrite && (
            <>
              {coupon && (
                <Button
                  icon={<Copy />}
                  onClick={() => void navigate(`/${area}/coupons/new?from=${coupon.id}`)}
                >
                  {text('copy')}
                </Button>
              )}
              {coupon && canStop(coupon) && (
                <Button danger onClick={() => setStopping(true)}>
                  {text('stop')}
                </Button>
              )}
              {isOpen && !isIssued && (
                <SellingOnly>
                  {(isOff) => (
                    <Button
                      disabled={isOff || missing.length > 0}
                      loading={saving.isPending}
                      onClick={saving.keep}
                    >
                      {text('saveDraft')}
                    </Button>
                  )}
                </SellingOnly>
              )}
              {isOpen && (
                <SellingOnly>
                  {(isOff) => (
                    <Button
                      type="primary"
                      disabled={isOff || missing.length > 0 || (isIssued && !isTouched)}
                      loading={saving.isPending}
                      onClick={isIssued ? saving.store : saving.publish}
                    >
                      {text(isIssued ? 'saveChanges' : 'publish')}
                    </Button>
                  )}
                </SellingOnly>
              )}
            </>
          )
        }
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
          {coupon && isIssued && <ResultsCard coupon={coupon} />}
          <TypeCard {...givenCard} />
          <WorthCard {...card} isGivenOff={givenCard.isOff} />
          <ScopeCard {...givenCard} />
          <QuotaCard {...card} isGivenOff={givenCard.isOff} least={isHeld ? coupon.total : 1} />
        </EditorLayout>
      </div>
      {coupon && isStopping && <StopCoupon area={area} coupon={coupon} onClose={() => setStopping(false)} />}
    </>
  );
}
