import { Search } from 'lucide-react';
import { Delayed } from '../../design/Delayed.tsx';
import { Empty } from '../../design/Empty.tsx';
import { ErrorState } from '../../design/ErrorState.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { ListEnd } from '../../design/ListEnd.tsx';
import { NavBar } from '../../design/NavBar.tsx';
import { Page } from '../../design/Page.tsx';
import { Waterfall } from '../../design/Waterfall.tsx';
import { WaterfallSkeleton } from '../../design/WaterfallSkeleton.tsx';
import { faultText } from '../../kernel/faults.ts';
import { go } from '../../kernel/router/navigation.ts';
import styles from './FindScreen.module.css';
import { refreshNewest, useNewest } from './queries.ts';
import { useDiscoveryStrings } from './strings.ts';

/** What all shops have put up last. */
export function FindScreen() {
  const t = useDiscoveryStrings();
  const list = useNewest();
  const search = <IconButton icon={Search} label={t('search')} onPress={() => go('pages/page/search')} />;
  const nav = (
    <NavBar
      look="page"
      back={false}
      title={<span className={styles.lead}>{t('newest')}</span>}
      actions={search}
    />
  );
  return (
    <Page nav={nav} onRefresh={refreshNewest}>
      {list.error && !list.first ? (
        <ErrorState text={faultText(list.error)} onRetry={() => void list.refetch()} />
      ) : list.isPending ? (
        <Delayed>
          <WaterfallSkeleton />
        </Delayed>
      ) : list.rows.length === 0 ? (
        <Empty picture="parcel" title={t('nothing')} text={t('nothingHint')} />
      ) : (
        <>
          <h2 className="aloud">{t('goods')}</h2>
          <Waterfall goods={list.rows} firstScreen />
          <ListEnd list={list} skeleton={<WaterfallSkeleton />} />
        </>
      )}
    </Page>
  );
}
