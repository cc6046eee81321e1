import { useDebounced } from '@chengji/client-kit/react';
import { Headset, Send } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { Chip } from '../../../design/inputs/Chip.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { BottomBar } from '../../../design/navigation/BottomBar.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { reportFault } from '../../../kernel/calls/faults.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { requireLogin } from '../../../kernel/session/session.ts';
import { isWithPerson, toMinutes } from '../conversation.view.ts';
import { ask, handOver, useConversation } from '../conversation-store.ts';
import { useFitting } from '../queries.ts';
import { useSupportStrings } from '../strings.ts';
import styles from './HelpBar.module.css';
import { LeaveMessage } from './LeaveMessage.tsx';

const longest = 200;
const settleMs = 300;
const quick = ['parcel', 'refund', 'coupons', 'address'] as const;

/** The way to a person, what is often asked, and the line to write in. */
export function HelpBar() {
  const t = useSupportStrings();
  const [text, setText] = useState('');
  const session = useConversation((state) => state.session);
  const isPersons = isWithPerson(session);
  const fitting = useFitting(useDebounced(isPersons ? '' : text.trim(), settleMs, '')).data?.rows ?? [];
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    setText('');
    void ask({ text: words }, words);
  };
  const isTyping = text.trim().length > 1 && fitting.length > 0;
  const pick = (id: number, question: string) => {
    setText('');
    void ask({ question_id: id }, question);
  };
  return (
    <BottomBar>
      <div className={styles.bar}>
        <PersonRow />
        <div className={styles.chips}>
          {isTyping ? (
            fitting.map(({ id, question }) => (
              <Chip key={id} white onPress={() => pick(id, question)}>
                {question}
              </Chip>
            ))
          ) : isPersons ? null : (
            <>
              <Chip white onPress={() => go('pages/user/order/order')}>
                {t('quick.orders')}
              </Chip>
              {quick.map((name) => (
                <Chip
                  key={name}
                  white
                  onPress={() => void ask({ text: t(`quick.${name}`) }, t(`quick.${name}`))}
                >
                  {t(`quick.${name}`)}
                </Chip>
              ))}
            </>
          )}
        </div>
        <form className={styles.composer} onSubmit={handleSubmit}>
          <input
            className={styles.input}
            value={text}
            maxLength={longest}
            enterKeyHint="send"
            aria-label={isPersons ? t('placeholderAgent') : t('placeholder')}
            placeholder={isPersons ? t('placeholderAgent') : t('placeholder')}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className={styles.send} aria-label={t('send')} disabled={text.trim() === ''}>
            <Icon as={Send} size={22} />
          </button>
        </form>
      </div>
    </BottomBar>
  );
}

function PersonRow() {
  const t = useSupportStrings();
  const { session, inbox } = useConversation();
  const [isBusy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const handOverNow = async () => {
    setBusy(true);
    try {
      await handOver();
    } catch (error) {
      reportFault(error as Error);
    } finally {
      setBusy(false);
    }
  };
  const minutes = toMinutes(session?.wait_seconds ?? inbox?.wait_seconds ?? 60);
  const isOpen = inbox?.is_open ?? true;
  const handlePress = () => {
    if (isOpen) void handOverNow();
    else if (requireLogin()) setLeaving(true);
  };
  const hint = !isOpen
    ? t('closedNow', { hours: inbox?.hours ?? '' })
    : inbox && inbox.waiting > 0
      ? t('queueNow', { count: inbox.waiting, minutes })
      : t('noQueue');
  if (isWithPerson(session)) {
    const [title, note] =
      session?.state === 'queued'
        ? [t('place', { place: session.place ?? 1 }), t('wait', { minutes })]
        : session?.state === 'taken'
          ? [t('taken', { name: session.agent }), '']
          : [t('leftState'), ''];
    return <Person title={title} note={note} isLive />;
  }
  return (
    <>
      <Person title={t('person')} note={hint}>
        <Button size="s" busy={isBusy} onClick={handlePress}>
          {isOpen ? t('toPerson') : t('leave')}
        </Button>
      </Person>
      {isLeaving && <LeaveMessage onClose={() => setLeaving(false)} />}
    </>
  );
}

type PersonProps = { title: string; note: string; isLive?: boolean; children?: ReactNode };

const Person = ({ title, note, isLive, children }: PersonProps) => (
  <div className={styles.person} role={isLive ? 'status' : undefined}>
    <span className={styles.icon}>
      <Icon as={Headset} size={18} />
    </span>
    <div className={styles.words}>
      <Text size={14} bold>
        {title}
      </Text>
      {note && (
        <Text size={12} tone={3} num>
          {note}
        </Text>
      )}
    </div>
    {children}
  </div>
);
