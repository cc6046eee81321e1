import { Empty } from '../../../design/feedback/Empty.tsx';
import { ListView } from '../../../design/lists/ListView.tsx';
import { VirtualList } from '../../../design/lists/VirtualList.tsx';
import type { useNotices } from '../queries.ts';
import { useNoticeStrings } from '../strings.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { NoticesSkeleton } from './NoticesSkeleton.tsx';

export function NoticeList({ list }: { list: ReturnType<typeof useNotices> }) {
  const t = useNoticeStrings();
  return (
    <ListView
      list={list}
      skeleton={<NoticesSkeleton />}
      empty={<Empty picture="parcel" title={t('nothing')} text={t('nothingHint')} />}
    >
      {(rows) => (
        <VirtualList rows={rows} getKey={({ id }) => id}>
          {(notice) => <NoticeRow notice={notice} />}
        </VirtualList>
      )}
    </ListView>
  );
}
