import type { LiveDetails } from '@chengji/contract';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Cell } from '../../../design/layout/Cell.tsx';
import { ask } from '../../../kernel/modal.ts';
import { back, go } from '../../../kernel/router/navigation.ts';
import { useFollowShop } from '../queries.ts';
import { makeSmall } from '../room/watching.ts';
import { useLiveStrings } from '../strings.ts';
import { isSilent, toggleSound, useSound } from '../video/sound.ts';

type MoreSheetProps = { live: LiveDetails; onClose: () => void };

/** What else can be done about a live: its sound, the small window, its shop, a complaint. */
export function MoreSheet({ live, onClose }: MoreSheetProps) {
  const t = useLiveStrings();
  const { id, shop, followed, state } = live;
  const isMute = isSilent(useSound());
  const follow = useFollowShop();
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  const handleUnfollow = async () => {
    if (await ask(t('unfollowAsk', { name: shop.name }))) follow.mutate({ id: shop.id, followed: false });
  };
  return (
    <Sheet open title={t('more')} onClose={onClose}>
      <Cell label={t(isMute ? 'unmute' : 'mute')} onPress={then(toggleSound)} />
      {state === 'living' && (
        <Cell
          label={t('small')}
          onPress={then(() => {
            makeSmall();
            back();
          })}
        />
      )}
      <Cell label={t('shop')} onPress={then(() => go('pages/shop/index', { id: shop.id }))} />
      {followed && <Cell label={t('unfollow')} onPress={then(() => void handleUnfollow())} />}
      <Cell
        label={t('report')}
        onPress={then(() => go('pages/user/complaint/complaint', { type: 'live', id }))}
      />
    </Sheet>
  );
}
