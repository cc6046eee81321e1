import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { useCan } from '../../kernel/rights.ts';
import { chatAddress } from './chat.view.ts';
import { useChatText } from './chat-text.ts';

/** To the conversation with a buyer, for those who may read it. */
export function ContactBuyer({ userId }: { userId: number }) {
  const text = useChatText();
  if (!useCan('seller', 'chat.read')) return null;
  return (
    <Link className="row row-link" to={chatAddress(userId)}>
      <MessageCircle /> {text('contactBuyer')}
    </Link>
  );
}
