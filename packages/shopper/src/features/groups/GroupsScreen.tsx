import type { CampaignKind } from '@chengji/contract';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../design/Empty.tsx';
import { IconButton } from '../../design/IconButton.tsx';
import { ListView } from '../../design/ListView.tsx';
import { Page } from '../../design/Page.tsx';
import { RowsSkeleton } from '../../design/RowsSkeleton.tsx';
import { Segmented } from '../../design/Segmented.tsx';
import { VirtualList } from '../../design/VirtualList.tsx';
import { go } from '../../kernel/router/navigation.ts';
import { freshen } from '../../kernel/use-call.ts';
import { CategoryChips } from './components/CategoryChips.tsx';
import { GroupRow } from './components/GroupRow.tsx';
import { GroupsHead } from './components/GroupsHead.tsx';
import { MyOpenTeam } from './components/MyOpenTeam.tsx';
import styles from './GroupsScreen.module.css';
import { groupsPage, useGroupRows, useGroupsOverview } from './queries.ts';
import { useGroupStrings } from './strings.ts';

/** What can be bought in groups now, above it the own open team. */
export function GroupsScreen() {
  const t = useGroupStrings();
  const [kind, setKind] = useState<CampaignKind>('ordinary');
  const [category, setCategory] = useState<number | null>(null);
  const overview = useGroupsOverview();
  const list = useGroupRows(kind, category);
  const kinds = (['ordinary', 'ladder'] as const).map((key) => ({ key, label: t(key) }));
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
      <GroupsHead overview={overview} />
      <MyOpenTeam />
      <div className={styles.kinds}>
        <Segmented tabs={kinds} on={kind} onChange={setKind} label={t('kinds')} />
      </div>
      <CategoryChips categories={overview?.categories ?? []} on={category} onChange={setCategory} />
      <ListView
        list={list}
        skeleton={<RowsSkeleton />}
        empty={<Empty picture="bags" title={t('noGroups')} text={t('noGroupsHint')} />}
      >
        {(rows) => (
          <VirtualList rows={rows} keyOf={(row) => row.campaign_id}>
            {(row) => <GroupRow row={row} />}
          </VirtualList>
        )}
      </ListView>
    </Page>
  );
}
