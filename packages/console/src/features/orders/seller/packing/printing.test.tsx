// @vitest-environment jsdom
import { refuse } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { closePage, openPage } from '../../../../testing/open-page.tsx';
import { anOrder } from '../../../../testing/orders.ts';
import { LabelsScreen } from '../labels/LabelsScreen.tsx';
import { PackingListsScreen } from './PackingListsScreen.tsx';

afterEach(closePage);

const at = '/?ids=3,4';
const label = (id: number) => ({
  rows: [
    { parcel_id: id, carrier: '顺丰速运', tracking_no: `SF100000000${id}`, image: 'data:image/gif;base64,' },
  ],
});
const press = () => fireEvent.click(screen.getByRole('button', { name: /打印/ }));

describe('orders on paper', () => {
  test('labels are printed once the last of them is there', async () => {
    const printer = vi.fn();
    let answerLast = () => {};
    const last = new Promise<void>((resolve) => {
      answerLast = resolve;
    });
    openPage(<LabelsScreen />, {
      area: 'seller',
      at,
      answers: {
        'GET /seller/orders/labels': async ({ id }) => {
          if (Number(id) === 4) await last;
          return label(Number(id));
        },
      },
    });
    vi.stubGlobal('print', printer);
    expect(await screen.findByRole('img', { name: '顺丰速运 SF1000000003' })).toBeDefined();
    press();
    expect(printer).not.toHaveBeenCalled();
    answerLast();
    expect(await screen.findByRole('img', { name: '顺丰速运 SF1000000004' })).toBeDefined();
    await waitFor(() => {
      press();
      expect(printer).toHaveBeenCalled();
    });
  });

  test('a packing list has its order’s number as bars that a scanner reads', async () => {
    openPage(<PackingListsScreen />, {
      area: 'seller',
      at: '/?ids=3',
      answers: { 'GET /seller/orders/details': anOrder({ order_no: '00' }) },
    });
    await screen.findByText('00');
    const [, ...bars] = document.querySelectorAll('svg[preserveAspectRatio] rect');
    const widths = bars.map((bar) => Number(bar.getAttribute('width')));
    // the start, the digits and their check sum have three bars each, the end has four
    expect(widths).toEqual([2, 1, 3, 2, 2, 2, 2, 2, 2, 2, 3, 1, 2]);
  });

  test('a packing list that could not be read keeps none from being printed, and is left off the paper', async () => {
    const printer = vi.fn();
    openPage(<PackingListsScreen />, {
      area: 'seller',
      at,
      answers: { 'GET /seller/orders/details': refuse('common.not_found', '订单不存在') },
    });
    vi.stubGlobal('print', printer);
    const failures = () => screen.queryAllByText('订单不存在');
    await waitFor(() => expect(failures()).toHaveLength(2));
    expect(failures().filter((one) => !one.closest('[data-screen-only]'))).toEqual([]);
    await waitFor(() => {
      press();
      expect(printer).toHaveBeenCalled();
    });
  });
});
