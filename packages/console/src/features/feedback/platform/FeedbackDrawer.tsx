import type { PlatformFeedback } from '@chengji/contract';
import { feedbackPlatformCalls } from '@chengji/contract/feedback/feedback.platform.calls';
import { App, Button, Drawer, Select } from 'antd';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { EditDrawer } from '../../../design/form/EditDrawer.tsx';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { Facts } from '../../../design/layout/Facts.tsx';
import { Pictures } from '../../../design/pictures/Pictures.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Stars } from '../../../design/values/Stars.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { categories, deviceText } from '../feedback.view.ts';
import { useFeedbackText } from '../feedback-text.ts';
import { useAnswer, useContact, useMark } from '../queries.ts';
import styles from './feedback.module.css';
import { CategoryTag, FeedbackStatus } from './feedback-parts.tsx';

const size = 520;

type Props = {
  row: PlatformFeedback;
  onChange: (row: PlatformFeedback) => void;
  onClose: () => void;
};

/** Feedback whole, and the answer to it: written once, or read. */
export function FeedbackDrawer({ row, onChange, onClose }: Props) {
  const text = useFeedbackText();
  const mayAnswer = useCan('platform', 'feedback.answer');
  if (row.can.answer && mayAnswer) return <AnswerDrawer row={row} onChange={onChange} onClose={onClose} />;
  return (
    <Drawer open size={size} title={text('feedback')} onClose={onClose}>
      <Whole row={row} onChange={onChange}>
        {!mayAnswer && <p className="muted small">{text('mayNotAnswer')}</p>}
        {row.user === null && <p className="muted small">{text('visitorNote')}</p>}
      </Whole>
    </Drawer>
  );
}

function AnswerDrawer({ row, onChange, onClose }: Props) {
  const text = useFeedbackText();
  const form = useEditorForm({
    schema: feedbackPlatformCalls['POST /platform/feedback/answer'].in,
    start: { id: row.id, answer: '' },
    save: useAnswer(),
    doneText: () => text('sent'),
    onSaved: onClose,
  });
  return (
    <EditDrawer size={size} title={text('feedback')} action={text('send')} form={form} onClose={onClose}>
      <Whole row={row} onChange={onChange}>
        <TextField
          {...form.field('answer')}
          label={text('answerLabel')}
          rows={5}
          most={500}
          showsCount
          isRequired
          hint={text('answerHint')}
        />
      </Whole>
    </EditDrawer>
  );
}

type WholeProps = Pick<Props, 'row' | 'onChange'> & { children: ReactNode };

function Whole({ row, onChange, children }: WholeProps) {
  const text = useFeedbackText();
  const { showMoment } = useTimeDisplay();
  return (
    <div className="stack">
      <span className="row between wrap">
        <Stars score={row.rating} />
        <FeedbackStatus row={row} />
      </span>
      <p className={styles.words}>{row.content}</p>
      <Pictures images={row.images} size={96} />
      {row.answer && (
        <div className={styles.answer}>
          <p className={styles.words}>{row.answer}</p>
          <span className="muted small">
            {text('answeredBy', { by: row.answered_by ?? '', time: showMoment(row.answered_at ?? 0) })}
          </span>
        </div>
      )}
      <Facts
        rows={[
          { name: text('category'), value: <CategoryChoice row={row} onChange={onChange} /> },
          { name: text('from'), value: <Sender row={row} /> },
          { name: text('contact'), value: <Contact row={row} /> },
          { name: text('device'), value: deviceText(row) || text('noDevice') },
          { name: text('fault'), value: row.fault || text('noFault') },
          { name: text('sentAt'), value: <MomentText at={row.createtime} /> },
        ]}
      />
      {children}
    </div>
  );
}

function Sender({ row: { user, visitor } }: Pick<Props, 'row'>) {
  const text = useFeedbackText();
  const seesUsers = useCan('platform', 'users.read');
  if (!user) return text('visitor', { name: visitor ?? '' });
  if (!seesUsers) return user.nickname;
  return (
    <Link className="row-link" to={`/platform/users/${user.id}`}>
      {user.nickname}
    </Link>
  );
}

function CategoryChoice({ row, onChange }: Pick<Props, 'row' | 'onChange'>) {
  const text = useFeedbackText();
  const { message } = App.useApp();
  const mayAnswer = useCan('platform', 'feedback.answer');
  const mark = useMark();
  if (!mayAnswer) return <CategoryTag row={row} />;
  return (
    <Select
      size="small"
      aria-label={text('category')}
      value={row.category}
      loading={mark.isPending}
      disabled={mark.isPending}
      popupMatchSelectWidth={false}
      options={categories.map((value) => ({ value, label: text(`category_${value}`) }))}
      onChange={(category) =>
        mark.mutate(
          { id: row.id, category },
          {
            onSuccess: (changed) => {
              onChange(changed);
              void message.success(text('sorted'));
            },
          },
        )
      }
    />
  );
}

/** Masked until somebody who may asks for it; each reading is recorded. */
function Contact({ row }: Pick<Props, 'row'>) {
  const text = useFeedbackText();
  const mayReveal = useCan('platform', 'feedback.contact');
  const contact = useContact();
  if (!row.contact) return <span className="muted">{text('noContact')}</span>;
  return (
    <span className="row">
      {contact.data?.contact ?? row.contact}
      {mayReveal && !contact.data && (
        <Button
          size="small"
          type="text"
          icon={<Eye size={14} />}
          aria-label={text('reveal')}
          title={text('revealHint')}
          loading={contact.isPending}
          onClick={() => contact.mutate({ id: row.id })}
        />
      )}
    </span>
  );
}
