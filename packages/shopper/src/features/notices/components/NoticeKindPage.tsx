import { Page } from '../../../design/navigation/Page.tsx';
import { type Kind, reloadNotices, useNotices } from '../queries.ts';
import { NoticeList } from './NoticeList.tsx';
import { ReadAll } from './ReadAll.tsx';

/** The notices of one kind. */
export function NoticeKindPage({ kind }: { kind: Kind }) {
  const list = useNotices(kind);
  return (
    <Page ground="white" actions={<ReadAll kind={kind} />} onRefresh={reloadNotices}>
      <NoticeList list={list} />
    </Page>
  );
}
