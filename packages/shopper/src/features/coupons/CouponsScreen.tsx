import type { CouponType } from '@chengji/contract';
import { useState } from 'react';
import { art } from '../../design/feedback/art.ts';
import { Empty } from '../../design/feedback/Empty.tsx';
import buttonStyles from '../../design/inputs/button.module.css';
import { Row, Text } from '../../design/layout/primitives.ts';
import { RowsView } from '../../design/lists/RowsView.tsx';
import { Link } from '../../design/navigation/Link.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import pageStyles from '../../design/navigation/page.module.css';
import { Tabs } from '../../design/navigation/Tabs.tsx';
import { useParams } from '../../kernel/router/page-context.ts';
import styles from './CouponsScreen.module.css';
import { CouponRow } from './components/CouponRow.tsx';
import { CouponsSkeleton } from './components/CouponsSkeleton.tsx';
import { reloadCoupons, useCoupons } from './queries.ts';
import { useCouponStrings } from './strings.ts';

const types = ['reduction', 'discount', 'shipping', 'vip'] as const satisfies CouponType[];
const tabKeys = ['all', ...types, 'points'] as const;
type Tab = (typeof tabKeys)[number];

const isTab = (text: string | undefined): text is Tab => tabKeys.some((key) => key === text);

/** Where the coupons of the market and of every shop are received. */
export function CouponsScreen() {
  const t = useCouponStrings();
  const given = useParams('pages/user/coupon/list').tab;
  const [tab, setTab] = useState<Tab>(isTab(given) ? given : 'all');
  const list = useCoupons(tab === 'all' ? {} : tab === 'points' ? { points: true } : { type: tab });
  const tabs = tabKeys.map((key) => ({ key, label: key === 'all' ? t('all') : t(`type.${key}`) }));
  const mine = (
    <Link to="pages/user/coupon/mycard" className={`${buttonStyles.textButton} ${pageStyles.navAction}`}>
      {t('myCards')}
    </Link>
  );
  return (
    <Page wash actions={mine} onRefresh={reloadCoupons}>
      <Row as="section" row="between" gap={4} className={styles.lead}>
        <div>
          <h2>{t('lead')}</h2>
          <Text as="p" size={14} tone={2}>
            {t('leadHint')}
          </Text>
        </div>
        <img src={art.ticket.url} alt="" width={96} height={62} />
      </Row>
      <Tabs label={t('types')} tabs={tabs} on={tab} onChange={setTab} />
      <div className={styles.list}>
        <RowsView
          list={list}
          skeleton={<CouponsSkeleton />}
          empty={
            <Empty picture="ticket" title={t('noCoupons')} text={t('noCouponsHint')} action={t('goHome')} />
          }
        >
          {(coupon) => <CouponRow coupon={coupon} />}
        </RowsView>
      </div>
    </Page>
  );
}
