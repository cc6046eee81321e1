import { articlesCalls } from '@chengji/contract/content/articles.calls';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Note } from '../../../../design/feedback/Note.tsx';
import { useEditorForm } from '../../../../design/form/use-editor-form.ts';
import { Fields } from '../../../../design/inputs/Fields.tsx';
import { PictureField } from '../../../../design/inputs/PictureField.tsx';
import { SelectField } from '../../../../design/inputs/SelectField.tsx';
import { Card } from '../../../../design/layout/Card.tsx';
import { EditorLayout } from '../../../../design/layout/DetailLayout.tsx';
import { useLanguage } from '../../../../kernel/language.ts';
import { useCan } from '../../../../kernel/rights.ts';
import { useContentText } from '../../content-text.ts';
import { emptyText } from '../../editor/block.ts';
import { localize } from '../../editor/block-name.ts';
import { isRichTextTranslated } from '../../fields/is-translated.ts';
import { LocalizedField } from '../../fields/LocalizedField.tsx';
import { RichField } from '../../fields/RichField.tsx';
import type { Article } from '../../lists.view.ts';
import { useArticleCategories, useSaveArticle } from '../../queries.ts';
import { ArticleHeader } from './ArticleHeader.tsx';
import { ArticlePreview } from './ArticlePreview.tsx';

const fresh = () => ({
  category_id: 0,
  title: emptyText(),
  summary: emptyText(),
  image: '',
  content: emptyText(),
  state: 'draft' as const,
});

/** Writes an article, or changes the one given; nobody reads it before it is published. */
export function ArticleEditor({ article }: { article: Article | undefined }) {
  const text = useContentText();
  const language = useLanguage();
  const navigate = useNavigate();
  const canWrite = useCan('platform', 'articles.write');
  const [previewed, setPreviewed] = useState(language);
  const categories = useArticleCategories().data?.rows ?? [];
  const getName = (id: number) =>
    categories.flatMap((one) => (one.id === id ? localize(one.name, language) : []));
  const save = useSaveArticle(article, {
    title: text('title'),
    summary: text('summary'),
    category_id: { label: text('category'), show: getName },
    image: text('cover'),
    content: text('body'),
    state: { label: text('state'), show: (value: Article['state']) => text(`articles_${value}`) },
  });
  const form = useEditorForm({
    schema: articlesCalls['POST /platform/articles/save'].in,
    start: article ?? fresh(),
    save,
    doneText: ({ state }) => text(state === 'published' ? 'published' : 'draftKept'),
    onSaved: () => navigate('/platform/articles', { state: { isSaved: true } }),
  });
  const { values, field } = form;
  return (
    <>
      <ArticleHeader
        article={article}
        canKeep={form.isValid}
        canPublish={form.isValid && isRichTextTranslated(values.content)}
        isSaving={form.isSending}
        onSave={canWrite ? (state) => void form.submit({ state }) : undefined}
      />
      <EditorLayout side={<ArticlePreview draft={values} language={previewed} onLanguage={setPreviewed} />}>
        {article?.key && <Note>{text('keyHint', { name: text(`article_key_${article.key}`) })}</Note>}
        <Card ruled title={text('basics')}>
          <Fields isOff={!canWrite || form.isSending}>
            <LocalizedField {...field('title')} label={text('title')} most={80} isRequired />
            <LocalizedField {...field('summary')} label={text('summary')} most={200} rows={2} />
            <SelectField
              {...field('category_id')}
              label={text('category')}
              isRequired
              placeholder={text('selectCategory')}
              options={categories.map(({ id, name }) => ({ value: id, label: localize(name, language) }))}
            />
            <PictureField {...field('image')} label={text('cover')} hint={text('coverSize')} />
          </Fields>
        </Card>
        {canWrite && (
          <Card ruled title={text('body')}>
            <RichField {...field('content')} label={text('body')} onLanguage={setPreviewed} />
          </Card>
        )}
      </EditorLayout>
    </>
  );
}
