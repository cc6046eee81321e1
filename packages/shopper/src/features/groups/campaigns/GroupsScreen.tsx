import type { CampaignKind } from '@chengji/contract';
import { ClipboardList } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { ListView } from '../../../design/lists/ListView.tsx';
import { RowsSkeleton } from '../../../design/lists/RowsSkeleton.tsx';
import { VirtualList } from '../../../design/lists/VirtualList.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { Segmented } from '../../../design/navigation/Segmented.tsx';
import { freshen } from '../../../kernel/calls/use-call.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { groupsPage, useGroupRows, useGroupsOverview } from '../queries.ts';
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
          <VirtualList rows={rows} getKey={(row) => row.campaign_id}>
            {(row) => <GroupRow row={row} />}
          </VirtualList>
        )}
      </ListView>
    </Page>
  );
}
