import { BuyPair } from '../../../design/commerce/BuyPair.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { look } from '../../../design/layout/primitives.ts';
import { useCatalogStrings } from '../strings.ts';
import { type Goods, isSoldOut } from './sku.view.ts';
import { useSaleText } from './use-sale-text.ts';

/** Into the cart, or bought at once; what cannot be bought says why. */
export function BuyButtons({ goods, onAdd, onBuy }: { goods: Goods; onAdd: () => void; onBuy: () => void }) {
  const t = useCatalogStrings();
  const saleText = useSaleText(goods);
  if (!goods.on_sale || isSoldOut(goods)) {
    return (
      <Button disabled className={look({ grow: true })}>
        {goods.on_sale ? t('soldOut') : saleText}
      </Button>
    );
  }
  return (
    <BuyPair
      left={{ label: t('addToCart'), onPress: onAdd }}
      right={{ label: t('buyNow'), onPress: onBuy }}
    />
  );
}
