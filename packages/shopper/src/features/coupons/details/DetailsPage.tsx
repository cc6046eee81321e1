import type { ReactNode } from 'react';
import { PageSkeleton } from '../../../design/feedback/PageSkeleton.tsx';
import { type Asked, QueryView } from '../../../design/feedback/QueryView.tsx';
import { BottomBar } from '../../../design/navigation/BottomBar.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { CouponGone } from '../components/CouponGone.tsx';
import { reloadCoupon } from '../queries.ts';
import styles from './TermsCard.module.css';

type DetailsPageProps<Data> = {
  query: Asked<Data>;
  face: (data: Data) => ReactNode;
  terms: (data: Data) => ReactNode;
  bar: (data: Data) => ReactNode;
};

/** The page of one coupon or card: its face, its terms, and its actions below. */
export function DetailsPage<Data>({ query, face, terms, bar }: DetailsPageProps<Data>) {
  const acts = query.data && bar(query.data);
  return (
    <Page bar={acts ? <BottomBar>{acts}</BottomBar> : undefined} onRefresh={reloadCoupon}>
      <QueryView query={query} skeleton={<PageSkeleton />} instead={{ 'common.not_found': <CouponGone /> }}>
        {(shown) => (
          <>
            <div className={styles.top}>{face(shown)}</div>
            {terms(shown)}
          </>
        )}
      </QueryView>
    </Page>
  );
}
