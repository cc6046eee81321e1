// @vitest-environment jsdom

import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { marketRow } from '../../../testing/refunds.ts';
import { AllRefundsScreen } from './AllRefundsScreen.tsx';

afterEach(closePage);

const list = 'GET /platform/refunds/all';
const open = (at: string, rights: string[], rows = [marketRow]) =>
  openPage(<AllRefundsScreen />, {
    rights,
    path: '/platform/refunds',
    at,
    answers: { [list]: { rows, next: null } },
  });

describe('the list of all refunds', () => {
  test('leads from each to what is said of it, and to its order as far as one may see it', async () => {
    open('/platform/refunds', ['refunds.read', 'orders.read']);
    const link = await screen.findByRole('link', { name: marketRow.refund_no });
    expect(link.getAttribute('href')).toBe(`/platform/interventions?tab=all&id=${marketRow.id}`);
    expect(screen.getByRole('link', { name: '查看订单' }).getAttribute('href')).toBe(
      `/platform/orders/${marketRow.order_id}`,
    );
    await closePage();
    open('/platform/refunds', ['refunds.read']);
    await screen.findByRole('link', { name: marketRow.refund_no });
    expect(screen.queryByRole('link', { name: '查看订单' })).toBeNull();
  });

  test('asks for what its address says', async () => {
    const { sent } = open(
      '/platform/refunds?state=failed&keyword=2027&from=5&shopper=9',
      ['refunds.read'],
      [],
    );
    await waitFor(() =>
      expect(sent(list)[0]).toMatchObject({ state: 'failed', keyword: '2027', from: '5', shopper_id: '9' }),
    );
    expect(screen.getByText('买家 9')).toBeDefined();
  });
});
