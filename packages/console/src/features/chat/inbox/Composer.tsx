import type { ChatCustomer } from '@chengji/contract';
import { Button, Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { usePhone } from '../../../design/theme/use-phone.ts';
import { useSession } from '../../../kernel/session.ts';
import { fillPlaceholders, findQuickReplies } from '../chat.view.ts';
import { useChatText } from '../chat-text.ts';
import type { Content } from '../pending.rules.ts';
import { useQuickReplies } from '../queries.ts';
import { ComposerTools } from './ComposerTools.tsx';
import styles from './inbox.module.css';
import { useDraftText } from './use-draft-text.ts';
import { useSayTyping } from './use-typing.ts';

const mostCharacters = 1000;
/** So many quick replies stand above the field. */
const shownReplies = 4;

type Props = { customer: ChatCustomer; onSend: (content: Content) => void };

/** Where the next message is written; Enter sends it. */
export function Composer({ customer, onSend }: Props) {
  const text = useChatText();
  const isPhone = usePhone();
  const staff = useSession('seller')?.staff;
  const field = useRef<TextAreaRef>(null);
  const [typed, setTyped] = useDraftText(customer.user_id);
  const [chosen, setChosen] = useState(0);
  const sayTyping = useSayTyping(customer.user_id);
  const replies = useQuickReplies().data?.rows ?? [];
  const found = findQuickReplies(replies, typed);
  const offered = found.length > 0 || typed.startsWith('/') ? found : replies.slice(0, shownReplies);

  const change = (next: string) => {
    setTyped(next);
    setChosen(0);
    if (next.trim() && !next.startsWith('/')) sayTyping();
  };
  const insert = (added: string) => {
    change(`${typed}${added}`.slice(0, mostCharacters));
    field.current?.focus();
  };
  const applyReply = (reply: { text: string } | undefined) => {
    if (!reply) return;
    const filled = fillPlaceholders(reply.text, {
      buyer: customer.name,
      shop: staff?.shop?.name ?? '',
      agent: staff?.name ?? '',
      order_no: customer.recent_orders[0]?.order_no ?? '',
    });
    change(typed.startsWith('/') ? filled : `${typed}${filled}`.slice(0, mostCharacters));
    field.current?.focus();
  };
  const send = () => {
    const words = typed.trim();
    if (!words) return;
    setTyped('');
    onSend({ type: 'text', content: { text: words } });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (found.length > 0 && step) {
      event.preventDefault();
      setChosen((chosen + step + found.length) % found.length);
    } else if (event.key === 'Enter' && !event.shiftKey && !isPhone) {
      event.preventDefault();
      if (found.length > 0) applyReply(found[chosen]);
      else send();
    }
  };
  return (
    <div className={styles.composer}>
      {offered.length > 0 && (
        <div className={styles.replies} role="listbox" aria-label={text('quickReplies')}>
          {offered.map((reply, at) => (
            <button
              key={reply.id}
              type="button"
              role="option"
              aria-selected={found.length > 0 && at === chosen}
              className={styles.reply}
              title={reply.text}
              onClick={() => applyReply(reply)}
            >
              {reply.title}
            </button>
          ))}
        </div>
      )}
      <div className={styles.field}>
        <ComposerTools customer={customer} onInsert={insert} onSend={onSend} />
        <Input.TextArea
          ref={field}
          variant="borderless"
          aria-label={text('message')}
          placeholder={text(isPhone ? 'messageHintPhone' : 'messageHint')}
          autoSize={{ minRows: isPhone ? 1 : 2, maxRows: 8 }}
          maxLength={mostCharacters}
          value={typed}
          onChange={({ target }) => change(target.value)}
          onKeyDown={handleKey}
        />
        <div className="row between">
          <span className="muted small">
            {typed.length > mostCharacters * 0.9 && `${typed.length} / ${mostCharacters}`}
          </span>
          <Button type="primary" icon={<SendHorizontal />} disabled={!typed.trim()} onClick={send}>
            {text('send')}
          </Button>
        </div>
      </div>
    </div>
  );
}
