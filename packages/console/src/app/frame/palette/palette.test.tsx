// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { Palette } from './Palette.tsx';

afterEach(closePage);

const shop = {
  id: 5,
  name: '山野果集',
  name_en: 'Mountain Fruit',
  type: 'self' as const,
  logo: '',
  city: '杭州',
  score: 4.9,
  owner: { name: '林小野', account: 'linye' },
  goods_on_sale: 12,
  opened_at: 1_700_000_000,
  suspended_at: null,
  suspend_reason: '',
  licence: { ends_on: null, state: 'unknown' as const },
};

const staff = (rights: string[]) =>
  ({ id: 1, name: '周明远', account: 'a', role: 'admin', rights, shop: null }) as never;

function open(rights: string[]) {
  const onClose = vi.fn();
  openPage(<Palette area="platform" staff={staff(rights)} onClose={onClose} />, {
    area: 'platform',
    rights,
    answers: {
      'GET /platform/orders/list': { rows: [], next: null, counts: null },
      'GET /platform/shops/list': {
        rows: [shop],
        total: 1,
        next: null,
        counts: { all: 1, open: 1, suspended: 0 },
      },
    },
  });
  return onClose;
}

const field = () => screen.findByRole('combobox');

test('what is found stands in groups, and the chosen one with its facts beside it', async () => {
  open(['shops.read', 'orders.read']);
  fireEvent.change(await field(), { target: { value: '山野' } });
  const option = await screen.findByRole('option', { name: /山野果集/, selected: true });
  expect(within(option).getByText('山野').tagName).toBe('MARK');
  expect(screen.getByText('林小野')).toBeDefined();
  expect(screen.getByRole('button', { name: /查看订单/ })).toBeDefined();
});

test('only what the role may see is found and offered', async () => {
  open(['shops.read']);
  fireEvent.change(await field(), { target: { value: '山野' } });
  await screen.findByRole('option', { name: /山野果集/ });
  expect(screen.queryByRole('button', { name: /查看订单|钱包/ })).toBeNull();
});

test('Tab narrows to a scope, and > asks for what can be done', async () => {
  const onClose = open(['shops.read', 'orders.read']);
  const typed = await field();
  fireEvent.keyDown(typed, { key: 'Tab' });
  expect(screen.getByRole('button', { name: '订单', pressed: true })).toBeDefined();
  fireEvent.change(typed, { target: { value: '>退出' } });
  expect(await screen.findByRole('option', { name: /退出登录/ })).toBeDefined();
  expect(screen.getAllByRole('option')).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('what was found for other words is gone as soon as the words change', async () => {
  const market = { isSlow: false };
  openPage(<Palette area="platform" staff={staff(['shops.read'])} onClose={() => {}} />, {
    rights: ['shops.read'],
    answers: {
      'GET /platform/shops/list': () =>
        market.isSlow
          ? new Promise<never>(() => {})
          : { rows: [shop], total: 1, next: null, counts: { all: 1, open: 1, suspended: 0 } },
    },
  });
  fireEvent.change(await field(), { target: { value: '山野' } });
  await screen.findByRole('option', { name: /山野果集/ });
  market.isSlow = true;
  fireEvent.change(await field(), { target: { value: '山野茶' } });
  await waitFor(() => expect(screen.queryByRole('option', { name: /山野果集/ })).toBeNull());
  expect(screen.getByRole('status').textContent).toBe('正在查找…');
});
