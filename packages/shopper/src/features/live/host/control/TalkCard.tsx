import { isOver } from '@chengji/client-kit/live/live-display';
import type { LiveRoomState } from '@chengji/client-kit/live/live-room';
import type { Bought, RoomLine } from '@chengji/client-kit/live/room-lines';
import { withoutSent } from '@chengji/client-kit/react';
import { useFollowedEnd } from '@chengji/client-kit/react/live/use-followed-end';
import { useRoomLines } from '@chengji/client-kit/react/live/use-room-lines';
import type { HostedLive, LiveSay } from '@chengji/contract';
import { liveLimits } from '@chengji/contract/live/live-limits';
import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { Form } from '../../../../design/inputs/Form.tsx';
import { Text } from '../../../../design/layout/primitives.ts';
import { SectionCard } from '../../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../../design/pictures/Icon.tsx';
import { useCountDisplay } from '../../../../kernel/count.ts';
import { useSay } from '../queries.ts';
import { useHostStrings } from '../strings.ts';
import { PersonSheet } from './PersonSheet.tsx';
import styles from './TalkCard.module.css';
import { useArrivals } from './use-arrivals.ts';

/** What viewers write and buy, and writing as the shop. */
export function TalkCard({ live, room }: { live: HostedLive; room: LiveRoomState }) {
  const t = useHostStrings();
  const showCount = useCountDisplay();
  const { says, bought } = room;
  const lines = useRoomLines(live, { says, bought });
  const entering = useArrivals(room);
  const [text, setText] = useState('');
  const [pressed, setPressed] = useState<LiveSay['form'] | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const say = useSay((sent) => setText(withoutSent(sent)));
  const { list, handleScroll } = useFollowedEnd(lines);
  const handleSend = () => {
    if (text.trim() !== '' && !say.isPending) say.mutate({ id: live.id, text: text.trim() });
  };
  const handleAnswer = (name: string) => {
    setPressed(null);
    setText(t('answerTo', { name }).slice(0, liveLimits.say));
    field.current?.focus();
  };
  return (
    <SectionCard
      title={
        <>
          {t('talk')}
          {entering > 0 && (
            <Text size={13} tone={3} num className={styles.entering}>
              {t('enteredMinute', { count: showCount(entering) })}
            </Text>
          )}
        </>
      }
    >
      <div ref={list} className={styles.lines} role="log" aria-label={t('talk')} onScroll={handleScroll}>
        {lines.length === 0 && (
          <Text as="p" tone={3}>
            {t('nothingSaid')}
          </Text>
        )}
        {lines.map((line) => (
          <TalkLine
            key={line.kind === 'say' ? line.say.id : `bought ${line.at}`}
            line={line}
            onPress={isOver(live) ? null : setPressed}
          />
        ))}
      </div>
      {live.state === 'living' && (
        <Form className={styles.form} onSubmit={handleSend}>
          <input
            ref={field}
            enterKeyHint="send"
            aria-label={t('sayAsShop')}
            placeholder={t('sayAsShop')}
            maxLength={liveLimits.say}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" aria-label={t('send')} aria-busy={say.isPending || undefined}>
            <Icon as={Send} size={19} />
          </button>
        </Form>
      )}
      {pressed && (
        <PersonSheet
          live={live}
          person={pressed}
          onAnswer={() => handleAnswer(pressed.name)}
          onClose={() => setPressed(null)}
        />
      )}
    </SectionCard>
  );
}

type TalkLineProps = { line: RoomLine<Bought>; onPress: ((person: LiveSay['form']) => void) | null };

function TalkLine({ line, onPress }: TalkLineProps) {
  const t = useHostStrings();
  if (line.kind === 'bought') {
    return (
      <p className={styles.bought}>
        <b>{line.nickname}</b>
        {t('bought', { title: line.title })}
      </p>
    );
  }
  const { form, message } = line.say;
  if (form.shop_id !== null) {
    return (
      <p className={styles.own}>
        <b>{t('host')}</b>
        {message}
      </p>
    );
  }
  const inside = (
    <>
      <b>{form.name}</b>
      {message}
    </>
  );
  if (!onPress) return <p className={styles.line}>{inside}</p>;
  return (
    <button
      type="button"
      className={styles.line}
      aria-description={t('actOn', { name: form.name })}
      onClick={() => onPress(form)}
    >
      {inside}
    </button>
  );
}
