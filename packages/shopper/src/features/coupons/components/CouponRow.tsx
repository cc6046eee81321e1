import { serverNow, useSecondsLeft } from '@chengji/client-kit/react';
import type { Coupon } from '@chengji/contract';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { Progress } from '../../../design/progress/Progress.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { useLanguage } from '../../../kernel/language.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { getAction, isSpent, opensText, takenPart, takenText, validityText } from '../coupon.view.ts';
import { refreshCoupons } from '../queries.ts';
import { useCouponStrings } from '../strings.ts';
import { CouponButton } from './CouponButton.tsx';
import { CouponFace } from './CouponFace.tsx';
import styles from './CouponRow.module.css';

type CouponRowProps = {
  coupon: Coupon;
  titled?: boolean;
  /** On the page of the goods it is for: no link to that page. */
  isAtUse?: boolean;
};

/** A coupon in a list of those to receive. */
export function CouponRow({ coupon, titled, isAtUse }: CouponRowProps) {
  const t = useCouponStrings();
  const language = useLanguage();
  const time = useTimeDisplay();
  const isLogin = useUser(({ user }) => user.isLogin);
  const act = getAction(coupon, isLogin);
  return (
    <div className={styles.row}>
      <CouponFace
        terms={coupon}
        validity={validityText(coupon, t, serverNow(), language, time)}
        off={isSpent(act)}
        titled={titled}
        details={{ id: coupon.id }}
        foot={<CouponStock coupon={coupon} />}
      >
        {isAtUse && act === 'use' ? null : <CouponButton coupon={coupon} />}
      </CouponFace>
    </div>
  );
}

/** When it opens; for members the maximum per person; otherwise the share taken. */
function CouponStock({ coupon }: { coupon: Coupon }) {
  const t = useCouponStrings();
  const showCount = useCountDisplay();
  const language = useLanguage();
  if (coupon.state === 'coming') return <Opens coupon={coupon} />;
  if (coupon.type === 'vip' && coupon.left > 0) {
    const words = { most: coupon.per_person, left: showCount(coupon.left) };
    return (
      <Text as="p" size={11} tone={3} lines={1}>
        {t('limitAndLeft', words)}
      </Text>
    );
  }
  const taken = takenText(coupon, t, language);
  return (
    <Row gap={2}>
      <span className={styles.bar}>
        <Progress part={takenPart(coupon)} label={taken} />
      </span>
      <Text size={11} tone={3} lines={1} num>
        {taken}
      </Text>
    </Row>
  );
}

/** Once the moment has come, what is shown is fetched again. */
function Opens({ coupon }: { coupon: Coupon }) {
  const t = useCouponStrings();
  const time = useTimeDisplay();
  useSecondsLeft(coupon.receive_from, refreshCoupons);
  return (
    <Text as="p" size={11} tone={3} lines={1} num>
      {opensText(coupon, t, time)}
    </Text>
  );
}
