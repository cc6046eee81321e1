import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useSession } from '../../../kernel/session.ts';
import { useContentText } from '../content-text.ts';
import { PageEditor } from '../editor/PageEditor.tsx';
import { shopPage } from '../page.queries.ts';
import { useEditedPage } from '../queries.ts';

/** The shop's own page on the editor's table. */
export function DecorationScreen() {
  const text = useContentText();
  const canWrite = useCan('seller', 'decoration.write');
  const shopId = useSession('seller')?.staff.shop?.id;
  const { data, error, refetch } = useEditedPage(shopPage);
  if (error || !data) return <NotLoaded error={error} onRetry={refetch} />;
  return (
    <PageEditor
      key={data.id}
      pageCalls={shopPage}
      loaded={data}
      canWrite={canWrite}
      shopId={shopId}
      audience={text('audience_shop')}
      title={() => <h1>{text('kind_shop')}</h1>}
    />
  );
}
