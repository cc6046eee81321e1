import { type ReactNode, useDeferredValue } from 'react';
import { Thumb } from '../../design/values/Thumb.tsx';
import { useGoodsLookup } from '../../features/catalog/index.ts';
import { useOrdersLookup } from '../../features/orders/index.ts';
import { holds } from '../../kernel/rights.ts';
import type { Area, Staff } from '../../kernel/session.ts';
import { useAppText } from '../app-text.ts';
import { listNavigation } from '../pages/page-map.ts';
import { pages } from '../pages/pages.ts';

type PaletteEntry = { path: string; label: string; kind: string; icon: ReactNode };

/** What the words find: the role's pages, then its orders and goods. */
export function usePaletteEntries(area: Area, staff: Staff, words: string): PaletteEntry[] {
  const text = useAppText();
  const wanted = useDeferredValue(words.trim());
  const canLookUp = (right: string) => area === 'seller' && wanted.length > 1 && holds(staff.rights, right);
  const orders = useOrdersLookup(wanted, canLookUp('orders.read'));
  const goods = useGoodsLookup(wanted, canLookUp('goods.read') && holds(staff.rights, 'goods.write'));

  const shownPages = listNavigation(pages, area, staff.rights)
    .flatMap((group) => group.pages)
    .filter((page) => text(page.title).toLowerCase().includes(words.trim().toLowerCase()));
  return [
    ...shownPages.map((page) => ({
      path: page.path,
      label: text(page.title),
      kind: text('pages'),
      icon: page.icon && <page.icon />,
    })),
    ...orders.map((order) => ({
      path: `/seller/orders/${order.id}`,
      label: `${order.order_no} · ${order.lines[0]?.title ?? ''}`,
      kind: text('orders'),
      icon: <Thumb image={order.lines[0]?.image ?? ''} size={28} />,
    })),
    ...goods.map((one) => ({
      path: `/seller/goods/${one.id}`,
      label: one.title,
      kind: text('goods'),
      icon: <Thumb image={one.image} size={28} />,
    })),
  ];
}
