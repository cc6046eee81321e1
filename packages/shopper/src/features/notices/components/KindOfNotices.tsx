import { Page } from '../../../design/navigation/Page.tsx';
import { freshenNotices, type Kind, useNotices } from '../queries.ts';
import { NoticeList } from './NoticeList.tsx';
import { ReadAll } from './ReadAll.tsx';

/** The notices of one kind. */
export function NoticeKindScreen({ kind }: { kind: Kind }) {
  const list = useNotices(kind);
  return (
    <Page ground="white" actions={<ReadAll kind={kind} />} onRefresh={freshenNotices}>
      <NoticeList list={list} />
    </Page>
  );
}
