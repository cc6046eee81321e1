import { Input, Segmented } from 'antd';
import { useNavigate, useParams } from 'react-router';
import { NotLoaded } from '../../../../design/feedback/NotLoaded.tsx';
import { useLanguage } from '../../../../kernel/language.ts';
import { useCan } from '../../../../kernel/rights.ts';
import { useContentText } from '../../content-text.ts';
import { localize } from '../../editor/block-name.ts';
import styles from '../../editor/PageEditor.module.css';
import { PageEditor } from '../../editor/PageEditor.tsx';
import { platformPage } from '../../page.queries.ts';
import { useEditedPage, usePages } from '../../queries.ts';

/** A page of the platform on the editor's table. */
export function PageEditorScreen() {
  const text = useContentText();
  const language = useLanguage();
  const canWrite = useCan('platform', 'pages.write');
  const pageCalls = platformPage(Number(useParams().id));
  const { data, error, refetch } = useEditedPage(pageCalls);
  if (error || !data) return <NotLoaded error={error} onRetry={refetch} />;
  return (
    <PageEditor
      key={data.id}
      pageCalls={pageCalls}
      loaded={data}
      canWrite={canWrite}
      audience={text(`audience_${data.kind}`)}
      title={(content, change) =>
        data.kind === 'named' && canWrite ? (
          <div className={styles.editorTitle}>
            <h1 className="visually-hidden">{localize(content.title, language)}</h1>
            {(['zh', 'en'] as const).map((one) => (
              <Input
                key={one}
                aria-label={`${text('pageName')} ${text(`in_${one}`)}`}
                maxLength={40}
                status={content.title[one].trim() ? '' : 'error'}
                value={content.title[one]}
                onChange={(event) =>
                  change(
                    { ...content, title: { ...content.title, [one]: event.target.value } },
                    `title.${one}`,
                  )
                }
              />
            ))}
          </div>
        ) : (
          <>
            <h1>{data.kind === 'named' ? localize(content.title, language) : text(`kind_${data.kind}`)}</h1>
            {data.kind !== 'named' && <OwnPages id={data.id} />}
          </>
        )
      }
    />
  );
}

/** From one of the app's own pages to the next. */
function OwnPages({ id }: { id: number }) {
  const text = useContentText();
  const navigate = useNavigate();
  const own = usePages().data?.rows.filter(({ kind }) => kind !== 'named') ?? [];
  return (
    <Segmented
      size="small"
      aria-label={text('pages')}
      value={id}
      options={own.map((page) => ({ value: page.id, label: text(`kind_${page.kind}`) }))}
      onChange={(next) => void navigate(`/platform/pages/${next}`)}
    />
  );
}
