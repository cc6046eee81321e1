import { App, Button, Select } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Note } from '../../../../design/feedback/Note.tsx';
import { Field } from '../../../../design/inputs/Field.tsx';
import { Fields } from '../../../../design/inputs/Fields.tsx';
import { PictureField } from '../../../../design/inputs/PictureField.tsx';
import { useUnsavedChanges } from '../../../../design/inputs/use-unsaved-changes.ts';
import { Card } from '../../../../design/layout/Card.tsx';
import { EditorLayout } from '../../../../design/layout/DetailLayout.tsx';
import { PageHeader } from '../../../../design/layout/PageHeader.tsx';
import { StatusDot } from '../../../../design/values/StatusDot.tsx';
import { useLanguage } from '../../../../kernel/language.ts';
import { useCan } from '../../../../kernel/rights.ts';
import { useContentText } from '../../content-text.ts';
import { emptyText } from '../../editor/block.ts';
import { localize } from '../../editor/block-name.ts';
import { isRichTextTranslated, isTranslated } from '../../fields/is-translated.ts';
import { LocalizedField } from '../../fields/LocalizedField.tsx';
import { RichField } from '../../fields/RichField.tsx';
import type { Article } from '../../lists.view.ts';
import { useArticleGroups, useSaveArticle } from '../../queries.ts';
import { ArticlePreview } from './ArticlePreview.tsx';

const fresh = () => ({
  category_id: undefined as number | undefined,
  title: emptyText(),
  summary: emptyText(),
  image: '',
  content: emptyText(),
});
type ArticleDraft = ReturnType<typeof fresh>;
const toDraft = ({ category_id, title, summary, image, content }: Article): ArticleDraft => ({
  category_id,
  title,
  summary,
  image,
  content,
});

/** Writes an article, or changes the one given; nobody reads it before it is published. */
export function ArticleEditor({ article }: { article: Article | undefined }) {
  const text = useContentText();
  const language = useLanguage();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const canWrite = useCan('platform', 'articles.write');
  const [draft, setDraft] = useState(() => (article ? toDraft(article) : fresh()));
  const [isTouched, setTouched] = useState(false);
  const [previewed, setPreviewed] = useState(language);
  const groups = useArticleGroups().data?.rows ?? [];
  const getName = (id: number) =>
    groups.flatMap((one) => (one.id === id ? localize(one.name, language) : []));
  const save = useSaveArticle(article, {
    title: text('title'),
    summary: text('summary'),
    category_id: { label: text('category'), show: getName },
    image: text('cover'),
    content: text('body'),
    state: { label: text('state'), show: (value: Article['state']) => text(`articles_${value}`) },
  });
  useUnsavedChanges(isTouched);

  const change = (part: Partial<ArticleDraft>) => {
    setTouched(true);
    setDraft((now) => ({ ...now, ...part }));
  };
  const { category_id, title } = draft;
  const canSave = category_id !== undefined && isTranslated(title);
  async function handleSave(state: Article['state']) {
    if (category_id === undefined) return;
    await save.mutateAsync({ ...draft, category_id, state, ...(article ? { id: article.id } : {}) });
    setTouched(false);
    void message.success(text(state === 'published' ? 'published' : 'draftKept'));
    await navigate('/platform/articles', { state: { isSaved: true } });
  }
  const isPublished = article?.state === 'published';
  return (
    <>
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
          canWrite && (
            <>
              {article?.key == null && (
                <Button
                  disabled={!canSave}
                  loading={save.isPending}
                  onClick={() => void handleSave('draft').catch(() => {})}
                >
                  {text(isPublished ? 'takeBack' : 'keepDraft')}
                </Button>
              )}
              <Button
                type="primary"
                disabled={!canSave || !isRichTextTranslated(draft.content)}
                loading={save.isPending}
                onClick={() => void handleSave('published').catch(() => {})}
              >
                {text(isPublished ? 'publishChanges' : 'publish')}
              </Button>
            </>
          )
        }
      />
      <EditorLayout side={<ArticlePreview draft={draft} language={previewed} onLanguage={setPreviewed} />}>
        {article?.key && <Note>{text('keyHint', { name: text(`article_key_${article.key}`) })}</Note>}
        <Card ruled title={text('basics')}>
          <Fields isOff={!canWrite}>
            <LocalizedField
              label={text('title')}
              value={draft.title}
              most={80}
              isRequired
              onChange={(next) => change({ title: next })}
            />
            <LocalizedField
              label={text('summary')}
              value={draft.summary}
              most={200}
              rows={2}
              onChange={(summary) => change({ summary })}
            />
            <Field label={text('category')} htmlFor="article-category" isRequired>
              <Select
                id="article-category"
                placeholder={text('chooseGroup')}
                value={category_id ?? null}
                options={groups.map(({ id, name }) => ({ value: id, label: localize(name, language) }))}
                onChange={(next) => next !== null && change({ category_id: next })}
              />
            </Field>
            <PictureField
              label={text('cover')}
              value={draft.image}
              hint={text('coverSize')}
              onChange={(image) => change({ image })}
            />
          </Fields>
        </Card>
        {canWrite && (
          <Card ruled title={text('body')}>
            <RichField
              label={text('body')}
              value={draft.content}
              onChange={(content) => change({ content })}
              onLanguage={setPreviewed}
            />
          </Card>
        )}
      </EditorLayout>
    </>
  );
}
