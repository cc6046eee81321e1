import { showMoney } from '@chengji/client-kit/money-display';
import { Copy, ExternalLink, Store } from 'lucide-react';
import { useCopy } from '../../../design/feedback/use-copy.ts';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { OrderStatus, useMarketOrdersLookup, useOrdersLookup } from '../../../features/orders/index.ts';
import { holds } from '../../../kernel/rights.ts';
import type { Area, Staff } from '../../../kernel/session.ts';
import { useAppText } from '../../app-text.ts';
import type { Entry } from './palette.view.ts';

/** The orders that the words find: of the own shop, or of the market. */
export function useOrderEntries(area: Area, { rights }: Staff, sought: string): Entry[] {
  const text = useAppText();
  const copy = useCopy();
  const momentText = useMomentText();
  const canLookUp = sought.length > 1 && holds(rights, 'orders.read');
  const own = useOrdersLookup(sought, canLookUp && area === 'seller');
  const market = useMarketOrdersLookup(sought, canLookUp && area === 'platform');
  return [...own, ...market].map((order) => {
    const path = `/${area}/orders/${order.id}`;
    const first = order.lines[0];
    return {
      key: path,
      scope: 'orders',
      icon: <Thumb image={first?.image ?? ''} size={36} />,
      label: order.order_no,
      note: [order.buyer.nickname, showMoney(order.payable), momentText(order.createtime)].join(' · '),
      mark: <OrderStatus state={order.state} />,
      facts: [
        { name: text('goods'), value: first?.title ?? '' },
        ...(area === 'platform' ? [{ name: text('shops'), value: order.shop.name }] : []),
        { name: text('paletteBuyer'), value: order.buyer.nickname },
        { name: text('paletteReceiver'), value: `${order.receiver.name} · ${order.receiver.area}` },
        { name: text('palettePayable'), value: showMoney(order.payable) },
      ],
      actions: [
        { key: 'open', label: text('paletteOpen'), icon: <ExternalLink />, path },
        ...(area === 'platform' && holds(rights, 'shops.read')
          ? [
              {
                key: 'shop',
                label: text('paletteShop'),
                icon: <Store />,
                path: `/platform/shops/${order.shop.id}`,
              },
            ]
          : []),
        {
          key: 'copy',
          label: text('paletteCopyNumber'),
          icon: <Copy />,
          run: () => void copy(order.order_no),
        },
      ],
    };
  });
}
