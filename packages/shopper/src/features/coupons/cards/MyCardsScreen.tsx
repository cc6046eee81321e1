import type { CardState } from '@chengji/contract';
import { useState } from 'react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { MembersOnly } from '../../../design/feedback/MembersOnly.tsx';
import styles from '../../../design/inputs/button.module.css';
import { RowsView } from '../../../design/lists/RowsView.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { NavBar } from '../../../design/navigation/NavBar.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import pageStyles from '../../../design/navigation/page.module.css';
import { Tabs } from '../../../design/navigation/Tabs.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { usePage } from '../../../kernel/router/page-context.ts';
import { CouponsSkeleton } from '../components/CouponsSkeleton.tsx';
import { reloadMyCards, useMyCards } from '../queries.ts';
import { useCouponStrings } from '../strings.ts';
import { MyCard } from './MyCard.tsx';

/** The cards a person has, has used, and has let expire. */
export function MyCardsScreen() {
  const t = useCouponStrings();
  return (
    <MembersOnly picture="ticket" text={t('cardsVisitor')}>
      <MyCards />
    </MembersOnly>
  );
}

const states = ['unused', 'used', 'expired'] as const satisfies CardState[];

function MyCards() {
  const t = useCouponStrings();
  const { title } = usePage();
  const [state, setState] = useState<CardState>('unused');
  const list = useMyCards(state);
  const counts = list.first?.counts;
  const tabs = states.map((key) => ({
    key,
    label: t(`state.${key}`),
    ...(counts ? { count: String(counts[key]) } : {}),
  }));
  const centre = (
    <Link to="pages/user/coupon/list" className={`${styles.textButton} ${pageStyles.navAction}`}>
      {t('centre')}
    </Link>
  );
  return (
    <Page
      nav={
        <NavBar
          title={title}
          actions={centre}
          look="page"
          below={<Tabs label={t('states')} tabs={tabs} on={state} onChange={setState} even />}
        />
      }
      onRefresh={reloadMyCards}
    >
      <RowsView
        list={list}
        skeleton={<CouponsSkeleton />}
        empty={
          <Empty
            picture="ticket"
            title={t(`noCards.${state}`)}
            text={t('noCardsHint')}
            action={t('centre')}
            onAction={() => go('pages/user/coupon/list')}
          />
        }
      >
        {(card) => <MyCard card={card} />}
      </RowsView>
    </Page>
  );
}
