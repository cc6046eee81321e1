import { Button } from 'antd';
import { PageHeader } from '../../../../design/layout/PageHeader.tsx';
import { StatusDot } from '../../../../design/values/StatusDot.tsx';
import { useLanguage } from '../../../../kernel/language.ts';
import { useContentText } from '../../content-text.ts';
import { localize } from '../../editor/block-name.ts';
import type { Article } from '../../lists.view.ts';

type Props = {
  article: Article | undefined;
  canKeep: boolean;
  canPublish: boolean;
  isSaving: boolean;
  /** Without it the role may only look. */
  onSave: ((state: Article['state']) => void) | undefined;
};

/** Which article it is, and the ways to save it. One that the app itself points at stays published. */
export function ArticleHeader({ article, canKeep, canPublish, isSaving, onSave }: Props) {
  const text = useContentText();
  const language = useLanguage();
  const isPublished = article?.state === 'published';
  return (
    <PageHeader
      back="/platform/articles"
      title={article ? localize(article.title, language) : text('newArticle')}
      marks={
        article && (
          <StatusDot tone={isPublished ? 'done' : 'rest'}>{text(`articles_${article.state}`)}</StatusDot>
        )
      }
      summary={article && text('viewsCount', { n: article.views })}
      actions={
        onSave && (
          <>
            {article?.key == null && (
              <Button disabled={!canKeep} loading={isSaving} onClick={() => onSave('draft')}>
                {text(isPublished ? 'takeBack' : 'keepDraft')}
              </Button>
            )}
            <Button
              type="primary"
              disabled={!canPublish}
              loading={isSaving}
              onClick={() => onSave('published')}
            >
              {text(isPublished ? 'publishChanges' : 'publish')}
            </Button>
          </>
        )
      }
    />
  );
}
