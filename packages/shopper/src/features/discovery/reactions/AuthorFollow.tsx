import type { PostAuthor } from '@chengji/contract';
import { Check, Plus } from 'lucide-react';
import { Button } from '../../../design/inputs/Button.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { ask } from '../../../kernel/modal.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { useDiscoveryStrings } from '../strings.ts';
import { followAuthor } from './react.ts';

type AuthorFollowProps = {
  author: PostAuthor;
  isFollowed: boolean;
  /** Where no answer of the market says it, the place that does. */
  onFollow?: (followed: boolean) => void;
};

/** Follows an author at once; unfollowing asks first. Nobody follows themselves. */
export function AuthorFollow({ author, isFollowed, onFollow }: AuthorFollowProps) {
  const t = useDiscoveryStrings();
  const me = useUser(({ user }) => user.id);
  if (author.kind === 'user' && author.id === me) return null;
  const handlePress = async () => {
    if (!isFollowed || (await ask(t('unfollowAsk', { name: author.name }))))
      followAuthor(author, !isFollowed, onFollow);
  };
  return (
    <Button
      size="s"
      look={isFollowed ? 'fill' : 'primary'}
      aria-pressed={isFollowed}
      onClick={() => void handlePress()}
    >
      <Icon as={isFollowed ? Check : Plus} size={14} />
      {t(isFollowed ? 'followed' : 'follow')}
    </Button>
  );
}
