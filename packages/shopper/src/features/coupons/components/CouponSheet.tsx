import { ErrorLine } from '../../../design/feedback/ErrorLine.tsx';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { type CouponFilter, useCouponList } from '../queries.ts';
import { useCouponStrings } from '../strings.ts';
import { CouponRow } from './CouponRow.tsx';
import styles from './CouponSheet.module.css';
import { CouponsSkeleton } from './CouponsSkeleton.tsx';

type CouponSheetProps = { of: CouponFilter; open: boolean; onClose: () => void };

/** The coupons of a shop, or those a goods is in, to receive without leaving the page. */
export function CouponSheet({ open, ...sheet }: CouponSheetProps) {
  return open ? <OpenSheet {...sheet} /> : null;
}

function OpenSheet({ of, onClose }: Omit<CouponSheetProps, 'open'>) {
  const t = useCouponStrings();
  const { data, isError, refetch } = useCouponList(of);
  return (
    <Sheet open title={t('receiveTitle')} onClose={onClose}>
      <div className={styles.list}>
        {data ? (
          data.rows.map((coupon) => <CouponRow key={coupon.id} coupon={coupon} titled />)
        ) : isError ? (
          <ErrorLine onRetry={() => void refetch()} />
        ) : (
          <CouponsSkeleton rows={3} />
        )}
        {data?.rows.length === 0 && (
          <Text as="p" size={14} tone={3} align="center">
            {t('noneHere')}
          </Text>
        )}
      </div>
    </Sheet>
  );
}
