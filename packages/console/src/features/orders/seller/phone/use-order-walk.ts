import { useState } from 'react';
import { useNavigate } from 'react-router';
import { writeAddress } from '../../../../design/address/address-input.ts';
import { rememberAddress, toLastAddress } from '../../../../design/address/last-address.ts';
import { readInput } from '../../../../design/lists/define-list.ts';
import { ordersList } from '../../orders.view.ts';
import { useOrdersPage } from '../../queries.ts';
import { findPlace, type Place, pageBeside } from './order-walk.view.ts';

const listPath = '/seller/orders';

const readList = () => new URLSearchParams(toLastAddress(listPath).slice(listPath.length));

/**
 * The order's place in the list as it was left, and the way to those beside it. One that has just left the list, as it
 * was shipped, keeps the place it had.
 */
export function useOrderWalk(id: number) {
  const navigate = useNavigate();
  const asked = readList();
  const input = readInput(ordersList, Object.fromEntries(asked));
  const { page, limit } = input;
  const list = useOrdersPage(input);
  const { rows = [], total = 0 } = list ?? {};
  const [isFirst, isLast] = [rows[0]?.id === id, rows.at(-1)?.id === id];
  const before = useOrdersPage({ ...input, page: page - 1 }, isFirst && page > 1)?.rows;
  const after = useOrdersPage({ ...input, page: page + 1 }, isLast && page * limit < total)?.rows;
  const found = findPlace(id, { rows, page, limit, total }, { before, after });
  const [held, setHeld] = useState<Place>();
  if (found && JSON.stringify(found) !== JSON.stringify(held)) setHeld(found);
  const place = found ?? (held?.id === id ? held : undefined);

  function go(steps: 1 | -1) {
    const to = steps === 1 ? place?.next : place?.previous;
    if (!place || to === undefined) return;
    // going back to the list finds the page of the order seen last
    const page = pageBeside(place.nth, steps, limit);
    rememberAddress(listPath, `?${writeAddress(ordersList.fields, asked, { page })}`);
    void navigate(`${listPath}/${to}`, { replace: true });
  }
  return { place, go };
}
