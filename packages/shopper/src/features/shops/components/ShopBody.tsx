import type { ShopDetails } from '@chengji/contract';
import { useState } from 'react';
import { Tabs } from '../../../design/navigation/Tabs.tsx';
import { CouponStrip } from '../../coupons/index.ts';
import { useShopStrings } from '../strings.ts';
import styles from './ShopBody.module.css';
import { ShopGoods } from './ShopGoods.tsx';
import { ShopHome } from './ShopHome.tsx';

const tabs = ['home', 'goods', 'new'] as const;
type Tab = (typeof tabs)[number];

/** What the shop shows: its own page, what sells best, and what is new. */
export function ShopBody({ shop }: { shop: ShopDetails }) {
  const t = useShopStrings();
  const [tab, setTab] = useState<Tab>('home');
  return (
    <>
      <div className={styles.tabs}>
        <Tabs
          label={t('tabs')}
          tabs={tabs.map((key) => ({ key, label: t(`tab.${key}`) }))}
          on={tab}
          onChange={setTab}
          even
        />
      </div>
      {tab === 'home' && (
        <>
          <CouponStrip of={{ shop_id: shop.id }} />
          <ShopHome shop={shop} />
        </>
      )}
      {tab === 'goods' && <ShopGoods key="goods" shop={shop} sort="sales" title={t('tab.goods')} />}
      {tab === 'new' && <ShopGoods key="new" shop={shop} sort="new" title={t('tab.new')} />}
    </>
  );
}
