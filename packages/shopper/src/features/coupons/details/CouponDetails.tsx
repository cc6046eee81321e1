import { serverNow } from '@chengji/client-kit/react';
import type { Coupon } from '@chengji/contract';
import { Button } from '../../../design/inputs/Button.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { CouponButton } from '../components/CouponButton.tsx';
import { CouponFace } from '../components/CouponFace.tsx';
import { getAction, isSpent, validityText } from '../coupon.view.ts';
import { useCoupon, useReceive } from '../queries.ts';
import { useCouponStrings } from '../strings.ts';
import { DetailsPage } from './DetailsPage.tsx';
import { TermsCard } from './TermsCard.tsx';
import { listCouponTerms } from './terms.view.ts';

/** A coupon as it is issued, to be received. */
export function CouponDetails({ id }: { id: number }) {
  const t = useCouponStrings();
  const language = useLanguage();
  const time = useTimeDisplay();
  const isLogin = useUser(({ user }) => user.isLogin);
  return (
    <DetailsPage
      query={useCoupon(id)}
      face={(coupon) => (
        <CouponFace
          terms={coupon}
          validity={validityText(coupon, t, serverNow(), language, time)}
          off={isSpent(getAction(coupon, isLogin))}
        />
      )}
      terms={(coupon) => <TermsCard terms={coupon} rows={listCouponTerms(coupon, t, language, time)} />}
      bar={(coupon) => (
        <>
          {coupon.mine.usable_card !== null && coupon.mine.can_receive && <ReceiveMore coupon={coupon} />}
          <CouponButton coupon={coupon} inBar />
        </>
      )}
    />
  );
}

/** For a person who has one and may receive another. */
function ReceiveMore({ coupon }: { coupon: Coupon }) {
  const t = useCouponStrings();
  const { receive, isBusy } = useReceive(coupon);
  return (
    <Button look="line" busy={isBusy} onClick={() => void receive()}>
      {t('receiveMore')}
    </Button>
  );
}
