import { articlesCalls } from '@chengji/contract/content/articles.calls';
import { useState } from 'react';
import { EditDrawer } from '../../../../design/form/EditDrawer.tsx';
import { useEditorForm } from '../../../../design/form/use-editor-form.ts';
import fieldStyles from '../../../../design/inputs/field.module.css';
import { NumberField } from '../../../../design/inputs/NumberField.tsx';
import { SelectField } from '../../../../design/inputs/SelectField.tsx';
import columnsStyles from '../../../../design/layout/columns.module.css';
import { useLanguage } from '../../../../kernel/language.ts';
import { useContentText } from '../../content-text.ts';
import { emptyText } from '../../editor/block.ts';
import { localize } from '../../editor/block-name.ts';
import { isRichTextTranslated } from '../../fields/is-translated.ts';
import { LocalizedField } from '../../fields/LocalizedField.tsx';
import { RichField } from '../../fields/RichField.tsx';
import type { Category, Question } from '../../lists.view.ts';
import { useSaveQuestion } from '../../queries.ts';
import { ArticlePreview } from './ArticlePreview.tsx';

const schema = articlesCalls['POST /platform/help/save'].in.refine(
  ({ answer }) => isRichTextTranslated(answer),
  { path: ['answer'] },
);

type Props = { question: Question | undefined; categories: readonly Category[]; onClose: () => void };

/** Writes a question with its answer, or changes the one given. */
export function QuestionDrawer({ question, categories, onClose }: Props) {
  const text = useContentText();
  const language = useLanguage();
  const [previewed, setPreviewed] = useState(language);
  const getName = (id: number) =>
    categories.flatMap((one) => (one.id === id ? localize(one.name, language) : []));
  const save = useSaveQuestion(question, {
    category_id: { label: text('category'), show: getName },
    position: text('position'),
    question: text('question'),
    answer: text('answer'),
  });
  const form = useEditorForm({
    schema,
    start: question ?? {
      category_id: categories[0]?.id ?? 0,
      question: emptyText(),
      answer: emptyText(),
      position: 0,
    },
    save,
    onSaved: onClose,
  });
  const { values, field } = form;
  const position = field('position');
  return (
    <EditDrawer
      size={860}
      title={text(question ? 'editQuestion' : 'newQuestion')}
      form={form}
      onClose={onClose}
    >
      <div className={`${columnsStyles.columns} ${columnsStyles.narrow}`}>
        <div className="stack">
          <div className={fieldStyles.fieldsTwo}>
            <SelectField
              {...field('category_id')}
              label={text('category')}
              isRequired
              options={categories.map(({ id, name }) => ({ value: id, label: localize(name, language) }))}
            />
            <NumberField
              {...position}
              label={text('position')}
              least={0}
              most={9_999}
              hint={text('positionHint')}
              onChange={(next) => position.onChange(next ?? 0)}
            />
          </div>
          <LocalizedField {...field('question')} label={text('question')} most={120} isRequired />
          <RichField {...field('answer')} label={text('answer')} onLanguage={setPreviewed} />
        </div>
        <ArticlePreview
          draft={{ title: values.question, image: '', content: values.answer }}
          language={previewed}
          onLanguage={setPreviewed}
        />
      </div>
    </EditDrawer>
  );
}
