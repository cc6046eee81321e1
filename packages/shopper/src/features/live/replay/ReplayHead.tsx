import type { LiveDetails } from '@chengji/contract';
import { History, ShoppingBag, X } from 'lucide-react';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { back } from '../../../kernel/router/navigation.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { ShopHead } from '../parts/ShopHead.tsx';
import scrimStyles from '../parts/scrim.module.css';
import { useLiveStrings } from '../strings.ts';
import styles from './ReplayView.module.css';

/** Whose live it was and when, how many saw it, and how much of it can still be bought. */
export function ReplayHead({ live }: { live: LiveDetails }) {
  const t = useLiveStrings();
  const showCount = useCountDisplay();
  const { showShortMoment } = useTimeDisplay();
  const { shop, title, began_at, viewers, goods, followed } = live;
  return (
    <>
      <div className={scrimStyles.head}>
        <ShopHead
          shop={shop}
          line={began_at === null ? '' : t('replayOf', { time: showShortMoment(began_at) })}
          isFollowed={followed}
        />
        <div className={scrimStyles.facts}>
          <Text className={`${scrimStyles.tag} ${scrimStyles.count}`} num>
            {t('watched', { count: showCount(viewers) })}
          </Text>
          <IconButton icon={X} label={t('close')} onPress={() => back()} />
        </div>
      </div>
      <div className={scrimStyles.tags}>
        <span className={`${scrimStyles.tag} ${styles.whole}`}>
          <Icon as={History} size={12} />
          {t('replay')}
        </span>
        <span className={`${scrimStyles.tag} ${styles.whole}`}>
          <Icon as={ShoppingBag} size={12} />
          {t('stillOnSale', { count: goods.length })}
        </span>
        <span className={scrimStyles.tag} aria-hidden="true">
          <Text lines={1}>{title}</Text>
        </span>
      </div>
    </>
  );
}
