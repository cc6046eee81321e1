import { GoodsRow } from '../../design/commerce/GoodsRow.tsx';
import { Empty } from '../../design/feedback/Empty.tsx';
import { QueryView } from '../../design/feedback/QueryView.tsx';
import { Text } from '../../design/layout/primitives.ts';
import { ListView } from '../../design/lists/ListView.tsx';
import { RowsSkeleton } from '../../design/lists/RowsSkeleton.tsx';
import { VirtualList } from '../../design/lists/VirtualList.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { go } from '../../kernel/router/navigation.ts';
import { useParams } from '../../kernel/router/page-context.ts';
import styles from './CouponGoodsScreen.module.css';
import { CouponGone, isGone } from './components/CouponGone.tsx';
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
  if (isGone(coupon.error) || isGone(goods.error)) {
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
      <ListView
        list={goods}
        skeleton={<RowsSkeleton />}
        empty={
          <Empty
            picture="bags"
            title={t('noGoods')}
            text={t('noGoodsHint')}
            action={t('goHome')}
            onAction={() => go('pages/index')}
          />
        }
      >
        {(rows) => (
          <VirtualList rows={rows} getKey={(row) => row.id}>
            {(row) => (
              <div className={styles.goods}>
                <GoodsRow goods={row} />
              </div>
            )}
          </VirtualList>
        )}
      </ListView>
    </Page>
  );
}
