// @vitest-environment jsdom
import { fakeMarket } from '@chengji/testkit/fake-market';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publishFrame, setBound } from './frames.ts';
import { sayAgainMs, useHandlers } from './use-handlers.ts';

const path = 'POST /seller/alerts/handle';
const colleague = { staff_id: 2, name: '何思远' };
let others = [colleague];

beforeEach(() => {
  others = [colleague];
  vi.useFakeTimers();
  history.replaceState(null, '', '/console/seller/orders/7');
});
afterEach(() => {
  cleanup();
  setBound(null);
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));

async function open(id = 7) {
  const market = fakeMarket({ [path]: () => ({ others }) });
  const hook = renderHook((shown: number) => useHandlers('order', shown), { initialProps: id });
  await pass();
  return { ...hook, asked: () => market.asked(path) };
}
const said = (id: number) => ({ subject: 'order', id });

test('who opens an order says so at once and every 20 s, and learns who else has it open', async () => {
  const { result, asked } = await open();
  expect(result.current).toEqual([colleague]);
  await pass(2 * sayAgainMs);
  expect(asked()).toEqual([said(7), said(7), said(7)]);
});

test('who leaves an order for another says that, and is told of the other’s handlers', async () => {
  const { result, rerender, unmount, asked } = await open();
  others = [];
  rerender(8);
  await pass();
  expect(result.current).toEqual([]);
  unmount();
  await pass();
  expect(asked()).toEqual([said(7), { ...said(7), leave: true }, said(8), { ...said(8), leave: true }]);
});

test('a page that is not looked at holds nothing open', async () => {
  const { asked } = await open();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await pass(3 * sayAgainMs);
  expect(asked()).toHaveLength(1);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await pass();
  expect(asked()).toHaveLength(2);
});

test('a change of who has the order open is seen at once, one of another order is not asked for', async () => {
  const { result, asked } = await open();
  others = [];
  publishFrame({ type: 'handlers', subject: 'order', id: 9 });
  publishFrame({ type: 'handlers', subject: 'refund', id: 7 });
  await pass();
  expect(asked()).toHaveLength(1);
  publishFrame({ type: 'handlers', subject: 'order', id: 7 });
  await pass();
  expect(result.current).toEqual([]);
});

test('who has the order open is asked again once the socket is bound, which heard nothing before', async () => {
  const { result } = await open();
  others = [];
  setBound(() => true);
  await pass();
  expect(result.current).toEqual([]);
});

test('an answer that comes after a later one changes nothing', async () => {
  const first = Promise.withResolvers<{ others: (typeof colleague)[] }>();
  const answers = [first.promise, Promise.resolve({ others: [] })];
  fakeMarket({ [path]: () => answers.shift() ?? { others: [] } });
  const { result } = renderHook(() => useHandlers('order', 7));
  publishFrame({ type: 'handlers', subject: 'order', id: 7 });
  await pass();
  first.resolve({ others: [colleague] });
  await pass();
  expect(result.current).toEqual([]);
});
