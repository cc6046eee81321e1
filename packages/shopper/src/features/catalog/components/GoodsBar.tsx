import { Store } from 'lucide-react';
import { BottomBar } from '../../../design/BottomBar.tsx';
import { Icon } from '../../../design/Icon.tsx';
import { Link } from '../../../design/Link.tsx';
import type { Goods } from '../sku.view.ts';
import { useCatalogStrings } from '../strings.ts';
import type { Buying } from '../use-buying.ts';
import { BuyButtons } from './BuyButtons.tsx';

/** What stays at the bottom: the shop, and the ways to buy. Both open the choice first. */
export function GoodsBar({ goods, buying }: { goods: Goods; buying: Buying }) {
  const t = useCatalogStrings();

  return (
    <BottomBar>
      <Link to="pages/shop/index" params={{ id: goods.shop.id }} className="botbar__ico">
        <Icon as={Store} size={21} />
        {t('shop')}
      </Link>
      <BuyButtons goods={goods} onAdd={buying.open} onBuy={buying.open} />
    </BottomBar>
  );
}
