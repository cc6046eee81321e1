import { Check, Plus } from 'lucide-react';
import { Button } from '../../../design/inputs/Button.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { ask } from '../../../kernel/modal.ts';
import { useFollow } from '../queries.ts';
import { useShopStrings } from '../strings.ts';

/** Follows a shop at once; unfollowing asks first. */
export function FollowButton({ shop }: { shop: { id: number; name: string; followed: boolean } }) {
  const t = useShopStrings();
  const { asked, follow } = useFollow(shop.id);
  const isFollowed = asked ?? shop.followed;
  const handlePress = async () => {
    if (!isFollowed) follow(true);
    else if (await ask(t('unfollowAsk', { name: shop.name }))) follow(false);
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
