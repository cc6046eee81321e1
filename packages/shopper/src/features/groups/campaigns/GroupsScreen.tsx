import type { CampaignKind } from '@chengji/contract';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { Delayed } from '../../../design/feedback/Delayed.tsx';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { ListView } from '../../../design/lists/ListView.tsx';
import { RowsSkeleton } from '../../../design/lists/RowsSkeleton.tsx';
import { VirtualList } from '../../../design/lists/VirtualList.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { Segmented } from '../../../design/navigation/Segmented.tsx';
import { freshen } from '../../../kernel/calls/use-call.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { groupsPage, useGroupRows, useGroupsOverview, useMyOpenTeam } from '../queries.ts';
import { useGroupStrings } from '../strings.ts';
import { MyOpenTeam } from '../teams/MyOpenTeam.tsx';
import { CategoryChips } from './CategoryChips.tsx';
import { GroupRow } from './GroupRow.tsx';
import { GroupsHead } from './GroupsHead.tsx';
import styles from './GroupsScreen.module.css';

/** What can be bought in groups now, above it the own open team. */
export function GroupsScreen() {
  const t = useGroupStrings();
  const [kind, setKind] = useState<CampaignKind>('ordinary');
  const [category, setCategory] = useState<number | null>(null);
  const isLogin = useUser(({ user }) => user.isLogin);
  const overview = useGroupsOverview();
  const mine = useMyOpenTeam(isLogin);
  const [team] = isLogin ? mine.rows : [];
  const list = useGroupRows(kind, category);
  const kinds = (['ordinary', 'ladder'] as const).map((key) => ({ key, label: t(key) }));
  // what stands above the list is there before it: nothing is pushed down
  const isHeadKnown = !overview.isPending && !(isLogin && mine.isPending);
  const content = (
    <>
      {team && <MyOpenTeam team={team} />}
      <div className={styles.kinds}>
        <Segmented tabs={kinds} on={kind} onChange={setKind} label={t('kinds')} />
      </div>
      <CategoryChips categories={overview.data?.categories ?? []} on={category} onChange={setCategory} />
      <ListView
        list={list}
        skeleton={<RowsSkeleton />}
        empty={<Empty picture="bags" title={t('noGroups')} text={t('noGroupsHint')} />}
      >
        {(rows) => (
          <VirtualList rows={rows} getKey={(row) => row.campaign_id}>
            {(row) => <GroupRow row={row} />}
          </VirtualList>
        )}
      </ListView>
    </>
  );
  return (
    <Page
      wash
      actions={
        <IconButton
          icon={ClipboardList}
          label={t('myOrders')}
          onPress={() => go('pages/apps/groups/order/order')}
        />
      }
      onRefresh={() => freshen(...groupsPage)}
    >
      <GroupsHead overview={overview.data} />
      {isHeadKnown ? (
        content
      ) : (
        <Delayed>
          <RowsSkeleton />
        </Delayed>
      )}
    </Page>
  );
}
