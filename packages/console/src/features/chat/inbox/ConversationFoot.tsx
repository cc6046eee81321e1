import type { ChatCustomer } from '@chengji/contract';
import { Note } from '../../../design/feedback/Note.tsx';
import { useChatText } from '../chat-text.ts';
import type { Content } from '../pending.rules.ts';
import { Composer } from './Composer.tsx';

type Props = { customer: ChatCustomer; mayWrite: boolean; onSend: (content: Content) => void };

/** Where one writes, or why one cannot. */
export function ConversationFoot({ customer, mayWrite, onSend }: Props) {
  const text = useChatText();
  if (!mayWrite) return <p className="muted small">{text('mayNotWrite')}</p>;
  if (customer.can_write) return <Composer customer={customer} onSend={onSend} />;
  const isOwnBlock = customer.conversation?.blocked ?? false;
  return <Note tone="warning">{text(isOwnBlock ? 'blockedNote' : 'blockedByOther')}</Note>;
}
