import { useState } from 'react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { MembersOnly } from '../../../design/feedback/MembersOnly.tsx';
import { RowsSkeleton } from '../../../design/lists/RowsSkeleton.tsx';
import { RowsView } from '../../../design/lists/RowsView.tsx';
import { NavBar } from '../../../design/navigation/NavBar.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { Tabs } from '../../../design/navigation/Tabs.tsx';
import { freshen } from '../../../kernel/calls/use-call.ts';
import { ask } from '../../../kernel/modal.ts';
import { usePage } from '../../../kernel/router/page-context.ts';
import { favouritesCall, useFavourites, useRemoveFavourites } from '../queries.ts';
import { ForYou } from '../similar/ForYou.tsx';
import { useCatalogStrings } from '../strings.ts';
import { ChoosingBar } from './ChoosingBar.tsx';
import { FavouriteRow } from './FavouriteRow.tsx';
import { ManageButton } from './ManageButton.tsx';
import styles from './SavedItems.module.css';
import { useChoosing } from './use-choosing.ts';

/** The goods a person has saved. */
export function FavouritesScreen() {
  const t = useCatalogStrings();
  return (
    <MembersOnly picture="heart" text={t('favouritesVisitor')}>
      <Favourites />
    </MembersOnly>
  );
}

const tabs = ['all', 'gone'] as const;
type Tab = (typeof tabs)[number];

function Favourites() {
  const t = useCatalogStrings();
  const { title } = usePage();
  const [tab, setTab] = useState<Tab>('all');
  const list = useFavourites({ gone: tab === 'gone' });
  const choosing = useChoosing(list.rows.map(({ id }) => id));
  const remove = useRemoveFavourites();

  const handleRemove = async () => {
    if (!(await ask(t('removeFavouritesAsk', { count: choosing.keys.length })))) return;
    remove.mutate({ ids: choosing.keys }, { onSuccess: choosing.end });
  };
  const manage = list.rows.length > 0 && <ManageButton choosing={choosing} />;
  const bar = (
    <Tabs
      label={title}
      tabs={tabs.map((key) => ({ key, label: t(`favourites.${key}`) }))}
      on={tab}
      onChange={setTab}
      even
    />
  );
  return (
    <Page
      nav={<NavBar title={title} actions={manage} below={bar} />}
      bar={
        choosing.isOn && (
          <ChoosingBar choosing={choosing} isBusy={remove.isPending} onRemove={() => void handleRemove()} />
        )
      }
      onRefresh={() => freshen(favouritesCall)}
    >
      <div className={styles.list}>
        <RowsView
          list={list}
          skeleton={<RowsSkeleton />}
          empty={
            <Empty
              picture="heart"
              title={t(`noFavourites.${tab}`)}
              text={t('noFavouritesHint')}
              action={t('goHome')}
            />
          }
        >
          {(goods) => <FavouriteRow goods={goods} choosing={choosing} />}
        </RowsView>
      </div>
      {tab === 'all' && list.first && !list.hasNextPage && !choosing.isOn && (
        <ForYou goodsIds={list.rows.map(({ id }) => id)} />
      )}
    </Page>
  );
}
