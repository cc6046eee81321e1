// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closePage, openPage } from '../../../../testing/open-page.tsx';
import { anOrderRow, carrierRows, orderPage } from '../../../../testing/orders.ts';
import { ScanScreen } from './ScanScreen.tsx';
import { readScanned } from './scan.view.ts';

afterEach(closePage);

const list = 'GET /seller/orders/list';
const held = anOrderRow({
  id: 9,
  order_no: '20261121143022000999',
  can: { ...anOrderRow().can, ship: false },
});

const open = (rows = [anOrderRow(), held]) =>
  openPage(<ScanScreen />, {
    area: 'seller',
    rights: ['orders.read', 'orders.ship'],
    isPhone: true,
    path: '/seller/scan',
    answers: { [list]: orderPage(rows), 'GET /seller/carriers/list': { rows: carrierRows } },
  });
async function scan(code: string) {
  const field = await screen.findByRole('textbox', { name: '运单号或订单号' });
  fireEvent.change(field, { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: '确定' }));
}

describe('what is scanned', () => {
  test('opens the order whose number it is', async () => {
    const { router, sent } = open();
    await scan('2026 1121 1430 2200 0123');
    await waitFor(() => expect(router.state.location.pathname).toBe('/seller/orders/3'));
    expect(sent(list)).toMatchObject([{ keyword: '20261121143022000123' }]);
  });

  test('names its carrier, and goes with the order that is chosen, what is due first before the rest', async () => {
    const { router, sent } = open();
    await scan('sf1420 6620 3318');
    expect(await screen.findByText('顺丰速运')).toBeDefined();
    const choices = await screen.findAllByRole('link', { name: /20261121143022/ });
    expect(choices).toHaveLength(1);
    expect(sent(list)).toMatchObject([{ state: 'ship', sort: 'due' }]);
    for (const choice of choices) fireEvent.click(choice);
    await waitFor(() => expect(router.state.location.pathname).toBe('/seller/orders/3'));
    expect(readScanned(router.state.location.state)).toBe('SF142066203318');
  });

  test('is a parcel’s where no order has the number', async () => {
    open([]);
    await scan('20261121143022000777');
    expect(await screen.findByText('没有这个订单号，按运单号处理')).toBeDefined();
    expect(await screen.findByText('没有待发货的订单')).toBeDefined();
  });

  test('is refused where it is no number at all', async () => {
    open();
    await scan('https://example.com');
    expect(await screen.findByText('不是运单号，也不是订单号')).toBeDefined();
  });

  test('is scanned again where it was the wrong one', async () => {
    open();
    await scan('SF142066203318');
    fireEvent.click(await screen.findByRole('button', { name: '重新扫码' }));
    expect(await screen.findByRole('textbox', { name: '运单号或订单号' })).toBeDefined();
  });
});
