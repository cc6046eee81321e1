import { GoodsRow } from '../../design/commerce/GoodsRow.tsx';
import { Empty } from '../../design/feedback/Empty.tsx';
import { QueryView } from '../../design/feedback/QueryView.tsx';
import { Text } from '../../design/layout/primitives.ts';
import { RowsSkeleton } from '../../design/lists/RowsSkeleton.tsx';
import { RowsView } from '../../design/lists/RowsView.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { isRefusal } from '../../kernel/calls/faults.ts';
import { useParams } from '../../kernel/router/page-context.ts';
import styles from './CouponGoodsScreen.module.css';
import { CouponGone } from './components/CouponGone.tsx';
import { CouponRow } from './components/CouponRow.tsx';
import { CouponsSkeleton } from './components/CouponsSkeleton.tsx';
import { reloadCouponGoods, useCoupon, useCouponGoods } from './queries.ts';
import { useCouponStrings } from './strings.ts';

/** The goods a coupon can be used for, below its terms. */
export function CouponGoodsScreen() {
  const t = useCouponStrings();
  const { id } = useParams('pages/user/coupon/apply');
  const coupon = useCoupon(id);
  const goods = useCouponGoods(id);
  if ([coupon, goods].some(({ error }) => isRefusal(error, 'common.not_found'))) {
    return (
      <Page>
        <CouponGone />
      </Page>
    );
  }
  return (
    <Page onRefresh={reloadCouponGoods}>
      <QueryView query={coupon} skeleton={<CouponsSkeleton rows={1} />}>
        {(shown) => <CouponRow coupon={shown} isAtUse />}
      </QueryView>
      <Text as="h2" size={17} bold className={styles.title}>
        {t('goodsOf')}
      </Text>
      <RowsView
        list={goods}
        skeleton={<RowsSkeleton />}
        empty={<Empty picture="bags" title={t('noGoods')} text={t('noGoodsHint')} action={t('goHome')} />}
      >
        {(row) => (
          <div className={styles.goods}>
            <GoodsRow goods={row} />
          </div>
        )}
      </RowsView>
    </Page>
  );
}
