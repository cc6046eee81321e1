import { InputNumber, Select } from 'antd';
import { useState } from 'react';
import { EditDrawer } from '../../../../design/inputs/EditDrawer.tsx';
import { Field } from '../../../../design/inputs/Field.tsx';
import fieldStyles from '../../../../design/inputs/field.module.css';
import columnsStyles from '../../../../design/layout/columns.module.css';
import { useLanguage } from '../../../../kernel/language.ts';
import { useContentText } from '../../content-text.ts';
import { emptyText } from '../../editor/block.ts';
import { localize } from '../../editor/block-name.ts';
import { isRichTextTranslated, isTranslated } from '../../fields/is-translated.ts';
import { LocalizedField } from '../../fields/LocalizedField.tsx';
import { RichField } from '../../fields/RichField.tsx';
import type { Group, Question } from '../../lists.view.ts';
import { useSaveQuestion } from '../../queries.ts';
import { ArticlePreview } from './ArticlePreview.tsx';

type Draft = Omit<Question, 'id' | 'version'>;
type Props = { question: Question | undefined; groups: readonly Group[]; onClose: () => void };

/** Writes a question with its answer, or changes the one given. */
export function QuestionDrawer({ question, groups, onClose }: Props) {
  const text = useContentText();
  const language = useLanguage();
  const [draft, setDraft] = useState<Draft>(() =>
    question
      ? { ...question }
      : { category_id: groups[0]?.id ?? 0, question: emptyText(), answer: emptyText(), position: 0 },
  );
  const [previewed, setPreviewed] = useState(language);
  const getName = (id: number) =>
    groups.flatMap((one) => (one.id === id ? localize(one.name, language) : []));
  const save = useSaveQuestion(question, {
    category_id: { label: text('category'), show: getName },
    position: text('position'),
    question: text('question'),
    answer: text('answer'),
  });
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const { category_id, position } = draft;
  const canSave = category_id > 0 && isTranslated(draft.question) && isRichTextTranslated(draft.answer);

  const handleSave = (done: () => void) =>
    save.mutate(
      {
        category_id,
        question: draft.question,
        answer: draft.answer,
        position,
        ...(question ? { id: question.id } : {}),
      },
      { onSuccess: done },
    );
  return (
    <EditDrawer
      size={860}
      title={text(question ? 'editQuestion' : 'newQuestion')}
      canSave={canSave}
      isSaving={save.isPending}
      onSave={handleSave}
      onClose={onClose}
      draft={draft}
    >
      <div className={`${columnsStyles.columns} ${columnsStyles.narrow}`}>
        <div className="stack">
          <div className={fieldStyles.fieldsTwo}>
            <Field label={text('category')} htmlFor="question-category" isRequired>
              <Select
                id="question-category"
                value={category_id || null}
                options={groups.map(({ id, name }) => ({ value: id, label: localize(name, language) }))}
                onChange={(next) => next !== null && change({ category_id: next })}
              />
            </Field>
            <Field label={text('position')} htmlFor="question-position" hint={text('positionHint')}>
              <InputNumber
                id="question-position"
                min={0}
                max={9_999}
                precision={0}
                value={position}
                onChange={(next) => change({ position: next ?? 0 })}
              />
            </Field>
          </div>
          <LocalizedField
            label={text('question')}
            value={draft.question}
            most={120}
            isRequired
            onChange={(next) => change({ question: next })}
          />
          <RichField
            label={text('answer')}
            value={draft.answer}
            onChange={(answer) => change({ answer })}
            onLanguage={setPreviewed}
          />
        </div>
        <ArticlePreview
          draft={{ title: draft.question, image: '', content: draft.answer }}
          language={previewed}
          onLanguage={setPreviewed}
        />
      </div>
    </EditDrawer>
  );
}
