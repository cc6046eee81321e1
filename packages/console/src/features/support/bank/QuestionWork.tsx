import type { BankQuestion, MissedQuestion } from '@chengji/contract';
import { supportPlatformCalls } from '@chengji/contract/support/support.platform.calls';
import { Button } from 'antd';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { useConfirmDelete } from '../../../design/feedback/use-confirm-delete.ts';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { OffWhen } from '../../../design/inputs/Fields.tsx';
import { QueueHead } from '../../../design/queue/QueueHead.tsx';
import { QueueItem } from '../../../design/queue/QueueItem.tsx';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { useCan } from '../../../kernel/rights.ts';
import { useBankQuestion, useDeleteBank, useSaveBank } from '../queries.ts';
import { toDraft, toSaveInput } from '../support.view.ts';
import { useSupportText } from '../support-text.ts';
import { MissedPart } from './MissedPart.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import { TryPart } from './TryPart.tsx';

const schema = supportPlatformCalls['POST /platform/bank/save'].in;

type Make = { onMake: (missed: MissedQuestion) => void };

/** The question at hand, to edit, with a try-it field beside it. */
export function QuestionWork({ id, onMake, onBack }: Make & { id: number; onBack: () => void }) {
  const text = useSupportText();
  const { data, error, refetch } = useBankQuestion(id);
  if (data && !error)
    return <Work key={data.version} question={data} onMake={onMake} onBack={onBack} onDone={() => {}} />;
  return (
    <QueueItem label={text('bank')} onBack={onBack}>
      <NotLoaded error={error} onRetry={refetch} />
    </QueueItem>
  );
}

/** A new one, from nothing or from what was not found. */
export function NewQuestion({
  missed,
  onMake,
  onDone,
}: Make & { missed: MissedQuestion | null; onDone: () => void }) {
  return <Work question={null} missed={missed} onMake={onMake} onBack={onDone} onDone={onDone} />;
}

type WorkProps = Make & {
  question: BankQuestion | null;
  missed?: MissedQuestion | null;
  onBack: () => void;
  onDone: () => void;
};

function Work({ question, missed = null, onMake, onBack, onDone }: WorkProps) {
  const text = useSupportText();
  const language = useLanguage();
  const canWrite = useCan('platform', 'support.bank');
  const askToDelete = useConfirmDelete();
  const remove = useDeleteBank();
  const save = useSaveBank(question ?? undefined, {
    question: text('question'),
    wordings: text('wordings'),
    answer: text('answer'),
    help_id: text('help'),
    is_on: text('isOn'),
  });
  const form = useEditorForm({
    schema,
    start: toDraft(question, missed?.text),
    toInput: (draft) => toSaveInput(draft, { id: question?.id, missedId: missed?.id }),
    save,
    onSaved: onDone,
  });
  const title = question ? question.question[language] : text('newQuestion');
  const handleDelete = () =>
    question &&
    askToDelete({ name: title, onDelete: () => remove.mutateAsync({ id: question.id }).then(onBack) });
  return (
    <QueueItem
      label={title}
      onBack={() => form.leave(onBack)}
      context={{
        label: text('try'),
        body: (
          <>
            <TryPart id={question?.id} draft={form.values} />
            <MissedPart onMake={(row) => form.leave(() => onMake(row))} />
          </>
        ),
      }}
      foot={
        canWrite && (
          <div className="row between grow">
            <span className="muted small">
              {question?.changed_by && text('changed', { name: question.changed_by })}
            </span>
            <span className="row">
              {question && <Button onClick={handleDelete}>{text('remove')}</Button>}
              <Button
                type="primary"
                disabled={!form.isValid}
                loading={form.isSending}
                onClick={() => void form.submit()}
              >
                {text('save')}
              </Button>
            </span>
          </div>
        )
      }
    >
      <QueueHead
        title={title}
        marks={
          question && (
            <KindTag tone={question.is_on ? 'green' : 'plain'}>{text(question.is_on ? 'on' : 'off')}</KindTag>
          )
        }
        summary={
          question &&
          `${text('asked')} ${question.asked} · ${text('helpful')} ${question.helpful} · ${text('unhelpful')} ${question.unhelpful}`
        }
      />
      <OffWhen isOff={!canWrite || form.isSending}>
        <QuestionFields form={form} />
      </OffWhen>
    </QueueItem>
  );
}
