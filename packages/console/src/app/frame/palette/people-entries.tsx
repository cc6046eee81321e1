import { ExternalLink, Package, ReceiptText, Wallet } from 'lucide-react';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { useShopsLookup } from '../../../features/shops/index.ts';
import { useUsersLookup } from '../../../features/users/index.ts';
import { holds } from '../../../kernel/rights.ts';
import type { Area, Staff } from '../../../kernel/session.ts';
import { useAppText } from '../../app-text.ts';
import type { Entry } from './palette.view.ts';

/** The shops and shoppers that the words find; a shop looks nobody up. */
export function usePeopleEntries(area: Area, { rights }: Staff, sought: string): Entry[] {
  const text = useAppText();
  const canLookUp = (right: string) => area === 'platform' && sought.length > 0 && holds(rights, right);
  const shops = useShopsLookup(sought, canLookUp('shops.read'));
  const users = useUsersLookup(sought, canLookUp('users.read'));
  const open = (path: string) => ({ key: 'open', label: text('paletteOpen'), icon: <ExternalLink />, path });
  const orders = (path: string) =>
    holds(rights, 'orders.read')
      ? [{ key: 'orders', label: text('paletteOrders'), icon: <ReceiptText />, path }]
      : [];
  const wallet = (path: string) =>
    holds(rights, 'wallets.read') ? [{ key: 'wallet', label: text('wallet'), icon: <Wallet />, path }] : [];
  return [
    ...shops.map(
      (shop): Entry => ({
        key: `/platform/shops/${shop.id}`,
        scope: 'people',
        icon: <Thumb image={shop.logo} size={36} />,
        label: shop.name,
        note: [text('shops'), shop.city].join(' · '),
        mark: (
          <StatusDot tone={shop.suspended_at === null ? 'done' : 'bad'}>
            {text(shop.suspended_at === null ? 'paletteShopOpen' : 'paletteShopSuspended')}
          </StatusDot>
        ),
        facts: [
          { name: text('paletteOwner'), value: shop.owner?.name ?? '' },
          { name: text('paletteOnSale'), value: shop.goods_on_sale },
          { name: text('paletteScore'), value: shop.score?.toFixed(1) ?? '' },
        ],
        actions: [
          open(`/platform/shops/${shop.id}`),
          ...orders(`/platform/orders?shop=${shop.id}`),
          ...(holds(rights, 'goods.read')
            ? [
                {
                  key: 'goods',
                  label: text('paletteGoods'),
                  icon: <Package />,
                  path: `/platform/goods?shop=${shop.id}`,
                },
              ]
            : []),
          ...wallet(`/platform/shops/${shop.id}/wallet`),
        ],
      }),
    ),
    ...users.map(
      (user): Entry => ({
        key: `/platform/users/${user.id}`,
        scope: 'people',
        icon: <Thumb image={user.avatar} size={36} round />,
        label: user.nickname,
        note: [text('users'), user.mobile].join(' · '),
        facts: [{ name: text('paletteMobile'), value: user.mobile }],
        actions: [
          open(`/platform/users/${user.id}`),
          ...orders(`/platform/orders?shopper=${user.id}`),
          ...wallet(`/platform/users/${user.id}/wallet`),
        ],
      }),
    ),
  ];
}
