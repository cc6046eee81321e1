import { ExternalLink, Eye, Store } from 'lucide-react';
import { Thumb } from '../../../design/values/Thumb.tsx';
import {
  GoodsStateCell,
  toShopperPage,
  useGoodsLookup,
  useMarketGoodsLookup,
} from '../../../features/catalog/index.ts';
import { holds } from '../../../kernel/rights.ts';
import type { Area, Staff } from '../../../kernel/session.ts';
import { useAppText } from '../../app-text.ts';
import type { Entry } from './palette.view.ts';

type Shown = ReturnType<typeof useGoodsLookup>[number] | ReturnType<typeof useMarketGoodsLookup>[number];

/** The goods that the words find: of the own shop, or of the market. */
export function useGoodsEntries(area: Area, { rights }: Staff, sought: string): Entry[] {
  const text = useAppText();
  const canLookUp = sought.length > 0 && holds(rights, 'goods.read');
  const own = useGoodsLookup(sought, canLookUp && area === 'seller');
  const market = useMarketGoodsLookup(sought, canLookUp && area === 'platform');
  const showInShop = (id: number) => ({
    key: 'view',
    label: text('paletteViewGoods'),
    icon: <Eye />,
    run: () => void window.open(toShopperPage(id), '_blank', 'noopener'),
  });
  const toEntry = (goods: Shown, path: string): Entry => ({
    key: `goods/${goods.id}`,
    scope: 'goods',
    icon: <Thumb image={goods.image} size={36} />,
    label: goods.title,
    note: goods.category,
    mark: <GoodsStateCell goods={goods} />,
    facts: [
      { name: text('paletteStock'), value: goods.stock.toLocaleString('en') },
      { name: text('paletteSold'), value: goods.sold.toLocaleString('en') },
    ],
    actions: [
      { key: 'open', label: text('paletteOpen'), icon: <ExternalLink />, path },
      showInShop(goods.id),
    ],
  });
  return [
    ...own.map((goods) =>
      toEntry(
        goods,
        holds(rights, 'goods.write')
          ? `/seller/goods/${goods.id}`
          : `/seller/goods?keyword=${encodeURIComponent(goods.title)}`,
      ),
    ),
    ...market.map((goods) => {
      const entry = toEntry(
        goods,
        `/platform/goods?keyword=${encodeURIComponent(goods.title)}&shop=${goods.shop.id}`,
      );
      return {
        ...entry,
        note: goods.shop.name,
        actions: [
          ...entry.actions,
          ...(holds(rights, 'shops.read')
            ? [
                {
                  key: 'shop',
                  label: text('paletteShop'),
                  icon: <Store />,
                  path: `/platform/shops/${goods.shop.id}`,
                },
              ]
            : []),
        ],
      };
    }),
  ];
}
