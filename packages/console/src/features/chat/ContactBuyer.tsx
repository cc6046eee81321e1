import { MessageCircle } from 'lucide-react';
import { Link } from 'react-router';
import { useCan } from '../../kernel/rights.ts';
import { chatAddress } from './chat.view.ts';
import { useChatText } from './chat-text.ts';

type Props = {
  userId: number;
  /** How it looks where its icon alone stands for it. */
  iconClassName?: string;
};

/** To the conversation with a buyer, for those who may read it. */
export function ContactBuyer({ userId, iconClassName }: Props) {
  const text = useChatText();
  if (!useCan('seller', 'chat.read')) return null;
  if (iconClassName)
    return (
      <Link className={iconClassName} to={chatAddress(userId)} aria-label={text('contactBuyer')}>
        <MessageCircle />
      </Link>
    );
  return (
    <Link className="row row-link" to={chatAddress(userId)}>
      <MessageCircle /> {text('contactBuyer')}
    </Link>
  );
}
