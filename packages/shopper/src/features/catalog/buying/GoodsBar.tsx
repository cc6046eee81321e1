import { classes } from '@chengji/client-kit/classes';
import { ShoppingCart, Store } from 'lucide-react';
import { BuyPair } from '../../../design/commerce/BuyPair.tsx';
import { BottomBar } from '../../../design/navigation/BottomBar.tsx';
import styles from '../../../design/navigation/bottom-bar.module.css';
import { Link } from '../../../design/navigation/Link.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { ChatBarLink } from '../../chat/index.ts';
import { useCatalogStrings } from '../strings.ts';
import { BuyButtons } from './BuyButtons.tsx';
import barStyles from './GoodsBar.module.css';
import { GroupButtons } from './GroupButtons.tsx';
import { runningCampaign } from './selling.view.ts';
import { type Goods, isSoldOut } from './sku.view.ts';
import type { Buying } from './use-buying.ts';

type Props = { goods: Goods; buying: Buying; ownTeam: number | null };

/** What stays at the bottom: the shop, and the ways to buy. Each opens the choice first. */
export function GoodsBar({ goods, buying, ownTeam }: Props) {
  const t = useCatalogStrings();
  const campaign = goods.on_sale && !isSoldOut(goods) ? runningCampaign(goods) : null;
  return (
    <BottomBar>
      <Link
        to="pages/shop/index"
        params={{ id: goods.shop.id }}
        className={classes(styles.icon, campaign && barStyles.spare)}
      >
        <Icon as={Store} size={21} />
        {t('shop')}
      </Link>
      <ChatBarLink shop={goods.shop.id} goods={goods.id} />
      {campaign && (
        <button type="button" className={styles.icon} onClick={buying.openAlone}>
          <Icon as={ShoppingCart} size={21} />
          {t('addShort')}
        </button>
      )}
      {!campaign ? (
        <BuyButtons goods={goods} onAdd={buying.openAlone} onBuy={buying.openAlone} />
      ) : ownTeam !== null ? (
        <BuyPair
          left={{ label: t('buyAlone'), onPress: buying.openAlone }}
          right={{ label: t('ownTeam'), onPress: () => go('pages/apps/groups/team', { id: ownTeam }) }}
        />
      ) : (
        <GroupButtons
          goods={goods}
          campaign={campaign}
          choice={goods.specs.map(() => null)}
          way={buying.pageWay}
          onAlone={buying.openAlone}
          onTeam={buying.open}
        />
      )}
    </BottomBar>
  );
}
