import type { Coupon } from '@chengji/contract';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { Row } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { useRestoredScroll } from '../../../design/lists/use-restored-scroll.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { type CouponFilter, useCouponList } from '../queries.ts';
import { useCouponStrings } from '../strings.ts';
import styles from './CouponStrip.module.css';
import { MiniCoupon } from './MiniCoupon.tsx';

type CouponStripProps = {
  of: CouponFilter;
  /** Makes it a card of a page. */
  title?: string;
  style?: CSSProperties;
  /** Stands there until it is known whether there are coupons. */
  waiting?: ReactNode;
};

/** Coupons to push along and receive; nothing where there are none. */
export function CouponStrip({ of, title, style, waiting = null }: CouponStripProps) {
  const t = useCouponStrings();
  const { data, isPending } = useCouponList(of, { isSilent: true });
  const coupons = data?.rows ?? [];
  if (coupons.length === 0) return isPending ? waiting : null;
  if (!title) {
    return (
      <section style={style} className={style && styles.bare}>
        <Strip coupons={coupons} />
      </section>
    );
  }
  return (
    <section style={style}>
      <SectionCard
        title={title}
        {...(of.shop_id === undefined && { more: t('more'), onMore: () => go('pages/user/coupon/list') })}
        className={styles.card ?? ''}
      >
        <Strip coupons={coupons} />
      </SectionCard>
    </section>
  );
}

function Strip({ coupons }: { coupons: readonly Coupon[] }) {
  const row = useRef<HTMLDivElement>(null);
  useRestoredScroll(row);
  return (
    <Row ref={row} row="scroll" className={styles.strip}>
      {coupons.map((coupon) => (
        <MiniCoupon key={coupon.id} coupon={coupon} />
      ))}
    </Row>
  );
}
