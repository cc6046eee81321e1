// @vitest-environment jsdom
import type { Alert, CallIn, CallOut } from '@chengji/contract';
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getSession } from '../../kernel/session.ts';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { AlertsBell } from './AlertsBell.tsx';
import { changeAlertSwitches } from './alert-switches.ts';

type Page = CallOut<'GET /seller/alerts/list'>;

const anAlert = (id: number, traits: Partial<Alert> = {}): Alert => ({
  id,
  kind: 'order_paid',
  subject_id: 70 + id,
  params: { order_no: `100${id}` },
  seen: false,
  createtime: 1_799_999_000,
  ...traits,
});

/** Watches nothing: what comes into view does so when the test presses for it. */
class Watcher {
  observe() {}
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', Watcher));
afterEach(async () => {
  changeAlertSwitches({ sound: true, notifications: false });
  await closePage();
  localStorage.clear();
});

/** A market that keeps alerts, newest first, as its staff see them. */
function open(alerts: Alert[], more: Answers = {}) {
  const list = ({ cursor, limit = 20 }: CallIn<'GET /seller/alerts/list'>): Page => {
    const start = Number(cursor ?? 0);
    const next = start + Number(limit);
    return {
      rows: alerts.slice(start, next),
      next: next < alerts.length ? String(next) : null,
      unseen: alerts.filter(({ seen }) => !seen).length,
    };
  };
  const see = ({ id }: CallIn<'POST /seller/alerts/see'>) => {
    for (const alert of alerts) if (alert.id <= Number(id)) alert.seen = true;
    return null;
  };
  const answers: Answers = { 'GET /seller/alerts/list': list, 'POST /seller/alerts/see': see, ...more };
  return openPage(<Bell />, { answers, area: 'seller', rights: ['orders.read', 'goods.write'] });
}

function Bell() {
  const staff = getSession('seller')?.staff;
  return staff && <AlertsBell area="seller" staff={staff} />;
}

async function press(name: string | RegExp = /^提醒/) {
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: '提醒' }));
}

describe('the bell', () => {
  test('counts the alerts one has not seen', async () => {
    open([anAlert(3), anAlert(2), anAlert(1, { seen: true })]);
    expect(await screen.findByRole('button', { name: '提醒，2 条未读' })).toBeDefined();
  });

  test('opens the alerts, newest first, each with the page it opens', async () => {
    const { router } = open([
      anAlert(3, { kind: 'stock_low', params: { title: '砂糖橘', left: '3' } }),
      anAlert(2),
    ]);
    const panel = await press();
    const links = await panel.findAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('「砂糖橘」库存不足，仅剩 3 件'),
      expect.stringContaining('新订单 1002 已付款'),
    ]);
    fireEvent.click(links[1] as HTMLElement);
    await waitFor(() => expect(router.state.location.pathname).toBe('/seller/orders/72'));
  });

  test('opened has shown its alerts: nothing is unseen, and what was stays marked meanwhile', async () => {
    const { sent } = open([anAlert(2), anAlert(1, { seen: true })]);
    const panel = await press('提醒，1 条未读');
    await waitFor(() => expect(sent('POST /seller/alerts/see')).toEqual([{ id: 2 }]));
    await waitFor(() => expect(screen.queryByRole('button', { name: /条未读/, hidden: true })).toBeNull());
    expect(panel.getAllByText('未读')).toHaveLength(1);
  });

  test('reads on where the alerts go on', async () => {
    open(Array.from({ length: 25 }, (_, at) => anAlert(25 - at, { seen: true })));
    const panel = await press();
    expect(await panel.findAllByRole('link')).toHaveLength(20);
    fireEvent.click(panel.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(panel.getAllByRole('link')).toHaveLength(25));
    expect(panel.queryByRole('button', { name: '加载更多' })).toBeNull();
  });

  test('says that there are no alerts yet', async () => {
    open([]);
    expect(await (await press()).findByText('还没有提醒')).toBeDefined();
  });

  test('says why alerts could not be read, and reads them again', async () => {
    let isBroken = true;
    const page: Page = { rows: [anAlert(1, { seen: true })], next: null, unseen: 0 };
    open([], {
      'GET /seller/alerts/list': () => (isBroken ? refuse('common.too_many_requests', '请稍后再试') : page),
    });
    const panel = await press();
    expect(await panel.findByText('请稍后再试')).toBeDefined();
    isBroken = false;
    fireEvent.click(panel.getByRole('button', { name: /重试/ }));
    expect(await panel.findByText(/新订单 1001/)).toBeDefined();
  });
});

describe('the switches', () => {
  test('are kept in this browser', async () => {
    open([]);
    const panel = await press();
    fireEvent.click(panel.getByRole('switch', { name: '提示音' }));
    expect(JSON.parse(localStorage.getItem('console.alerts') ?? '')).toMatchObject({ sound: false });
  });

  test('of notifications ask the browser’s permission, and stay off where it is denied', async () => {
    const requestPermission = vi.fn(async () => 'denied');
    vi.stubGlobal('Notification', { permission: 'default', requestPermission });
    open([]);
    const panel = await press();
    fireEvent.click(panel.getByRole('switch', { name: '浏览器通知' }));
    expect(await panel.findByText(/浏览器已禁止本站通知/)).toBeDefined();
    expect(panel.getByRole('switch', { name: '浏览器通知' })).toHaveProperty('ariaChecked', 'false');
  });
});
