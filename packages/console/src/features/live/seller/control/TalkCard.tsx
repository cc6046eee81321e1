import type { LiveRoomState } from '@chengji/client-kit/live/live-room';
import type { RoomLine } from '@chengji/client-kit/live/room-lines';
import { withoutSent } from '@chengji/client-kit/react';
import { useFollowedEnd } from '@chengji/client-kit/react/live/use-followed-end';
import { useRoomLines } from '@chengji/client-kit/react/live/use-room-lines';
import type { HostedLive, LiveSay } from '@chengji/contract';
import { liveLimits } from '@chengji/contract/live/live-limits';
import { App, Button, Input, type InputRef, Tabs } from 'antd';
import { LogIn, SendHorizontal, ShoppingBag } from 'lucide-react';
import { type Dispatch, type RefObject, type SetStateAction, useRef, useState } from 'react';
import { LinkButton } from '../../../../design/inputs/LinkButton.tsx';
import { MoreMenu } from '../../../../design/inputs/MoreMenu.tsx';
import { useCan } from '../../../../kernel/rights.ts';
import { fitsLive } from '../../live.view.ts';
import { useLiveText } from '../../live-text.ts';
import { useMute, useQuickReplies, useSay } from '../../seller.queries.ts';
import styles from './control.module.css';

const mostQuick = 6;

type Props = { live: HostedLive; room: LiveRoomState; mayAct: boolean };

/** What viewers write, writing as the shop, and who may not write. */
export function TalkCard({ live, room, mayAct }: Props) {
  const text = useLiveText();
  const [tab, setTab] = useState<'talk' | 'muted'>('talk');
  const field = useRef<InputRef>(null);
  const [words, setWords] = useState('');
  const handleAnswer = (name: string) => {
    setWords(text('answerTo', { name }).slice(0, liveLimits.say));
    field.current?.focus();
  };
  return (
    <section className={styles.talk} aria-label={text('talk')}>
      <Tabs
        activeKey={tab}
        onChange={(key) => setTab(key === 'muted' ? 'muted' : 'talk')}
        items={[
          { key: 'talk', label: text('talk') },
          { key: 'muted', label: `${text('mutedTab')} ${live.muted.length}` },
        ]}
      />
      {tab === 'talk' ? (
        <Lines live={live} room={room} mayAct={mayAct} onAnswer={handleAnswer} />
      ) : (
        <Muted live={live} mayAct={mayAct} />
      )}
      {mayAct && live.state === 'living' && (
        <Compose liveId={live.id} field={field} words={words} onWords={setWords} />
      )}
    </section>
  );
}

function useMuting(live: HostedLive) {
  const text = useLiveText();
  const { message } = App.useApp();
  const mute = useMute();
  return (userId: number, muted: boolean) =>
    mute.mutate(
      { id: live.id, user_id: userId, muted },
      { onSuccess: () => void message.success(text(muted ? 'mutedDone' : 'unmutedDone')) },
    );
}

type LinesProps = Props & { onAnswer: (name: string) => void };

function Lines({ live, room, mayAct, onAnswer }: LinesProps) {
  const text = useLiveText();
  const lines = useRoomLines(live, room);
  const { list, handleScroll } = useFollowedEnd(lines);
  const mute = useMuting(live);
  const getActs = ({ id, name }: LiveSay['form']) => {
    const isMuted = live.muted.some((one) => one.id === id);
    return [
      { key: 'answer', label: text('answer'), onPress: () => onAnswer(name) },
      {
        key: 'mute',
        label: text(isMuted ? 'unmutePerson' : 'mutePerson'),
        isDanger: !isMuted,
        onPress: () => mute(id, !isMuted),
      },
    ];
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself is scrolled with the keyboard too
    <div ref={list} className={styles.lines} role="log" tabIndex={0} onScroll={handleScroll}>
      {lines.length === 0 && <p className="muted">{text('nothingSaid')}</p>}
      {lines.map((line) => (
        <TalkLine
          key={line.kind === 'say' ? line.say.id : `${line.kind} ${line.at}`}
          line={line}
          acts={mayAct ? getActs : undefined}
        />
      ))}
    </div>
  );
}

type TalkLineProps = {
  line: RoomLine;
  acts: ((person: LiveSay['form']) => { key: string; label: string; onPress: () => void }[]) | undefined;
};

function TalkLine({ line, acts }: TalkLineProps) {
  const text = useLiveText();
  if (line.kind === 'entered') {
    const said = { name: line.nickname, n: line.count };
    return (
      <p className={styles.entered}>
        <LogIn />
        {text(line.count > 1 ? 'enteredMany' : 'entered', said)}
      </p>
    );
  }
  if (line.kind === 'bought') {
    return (
      <p className={styles.bought}>
        <ShoppingBag />
        {text('bought', { name: line.nickname, title: line.title })}
      </p>
    );
  }
  const { form, message } = line.say;
  const isOwn = form.shop_id !== null;
  return (
    <div className={styles.say}>
      <p className="grow">
        <span className={isOwn ? styles.hostName : 'muted'}>{isOwn ? text('host') : form.name}</span>{' '}
        {message}
      </p>
      {acts && !isOwn && <MoreMenu of={form.name} items={acts(form)} />}
    </div>
  );
}

function Muted({ live, mayAct }: { live: HostedLive; mayAct: boolean }) {
  const text = useLiveText();
  const mute = useMuting(live);
  return (
    <ul className={styles.lines}>
      {live.muted.length === 0 && <li className="muted">{text('nobodyMuted')}</li>}
      {live.muted.map(({ id, nickname }) => (
        <li key={id} className={styles.say}>
          <span className="grow ellipsis">{nickname}</span>
          {mayAct && (
            <LinkButton of={nickname} onPress={() => mute(id, false)}>
              {text('unmutePerson')}
            </LinkButton>
          )}
        </li>
      ))}
    </ul>
  );
}

type ComposeProps = {
  liveId: number;
  field: RefObject<InputRef | null>;
  words: string;
  onWords: Dispatch<SetStateAction<string>>;
};

/** Quick answers are the shop’s own of its chat, as far as they say the same to everybody. */
function Compose({ liveId, field, words, onWords }: ComposeProps) {
  const text = useLiveText();
  const readsChat = useCan('seller', 'chat.read');
  const replies = useQuickReplies(readsChat).data?.rows ?? [];
  const say = useSay();
  const own = replies.filter((reply) => fitsLive(reply.text)).slice(0, mostQuick);
  const usual = (['quick_welcome', 'quick_ship', 'quick_ask'] as const).map((key) => ({
    id: key,
    title: text(key),
    text: text(key),
  }));
  const send = (sent: string) => {
    if (sent.trim() === '' || say.isPending) return;
    say.mutate({ id: liveId, text: sent.trim() }, { onSuccess: () => onWords(withoutSent(sent)) });
  };
  return (
    <div className={styles.compose}>
      <fieldset className={styles.quick} aria-label={text('quick')}>
        {(own.length > 0 ? own : usual).map((reply) => (
          <Button key={reply.id} size="small" title={reply.text} onClick={() => send(reply.text)}>
            {reply.title}
          </Button>
        ))}
      </fieldset>
      <div className="row">
        <Input
          ref={field}
          aria-label={text('sayAsShop')}
          placeholder={text('sayAsShop')}
          maxLength={liveLimits.say}
          value={words}
          onChange={({ target }) => onWords(target.value)}
          onPressEnter={() => send(words)}
        />
        <Button
          type="primary"
          icon={<SendHorizontal />}
          aria-label={text('send')}
          loading={say.isPending}
          disabled={words.trim() === ''}
          onClick={() => send(words)}
        />
      </div>
    </div>
  );
}
