import { Empty } from '../../../design/feedback/Empty.tsx';
import { RowsView } from '../../../design/lists/RowsView.tsx';
import type { useNotices } from '../queries.ts';
import { useNoticeStrings } from '../strings.ts';
import { NoticeRow } from './NoticeRow.tsx';
import { NoticesSkeleton } from './NoticesSkeleton.tsx';

export function NoticeList({ list }: { list: ReturnType<typeof useNotices> }) {
  const t = useNoticeStrings();
  return (
    <RowsView
      list={list}
      skeleton={<NoticesSkeleton />}
      empty={<Empty picture="parcel" title={t('nothing')} text={t('nothingHint')} />}
    >
      {(notice) => <NoticeRow notice={notice} />}
    </RowsView>
  );
}
