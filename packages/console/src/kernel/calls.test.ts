// @vitest-environment jsdom
import { computeAppKey, computeSign } from '@chengji/client-kit';
import { getRequestId, isServerAtFault, serverNow } from '@chengji/client-kit/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { call } from './calls.ts';
import { faultText, isLocked } from './faults.ts';
import { changeLanguage } from './language.ts';
import { endSession, getSession, keepSession } from './session.ts';

const staff = {
  id: 1,
  name: 'a',
  account: 'a',
  role: 'owner',
  role_name: '店主',
  rights: [],
  time_zone: 'Asia/Shanghai',
  market: { name: '橙集', coupon_days: 7 },
  shop: null,
};
const network = vi.fn<typeof fetch>();

const answer = (status: number, body: object) =>
  new Response(JSON.stringify({ code: 1, msg: '', time: 1_800_000_000, data: null, ...body }), {
    status,
    headers: { 'x-request-id': 'req_7c1e' },
  });
const getFailure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

beforeEach(() => {
  vi.stubGlobal('fetch', network);
  keepSession('seller', { token: 'seller-token', staff });
});
afterEach(() => {
  network.mockReset();
  endSession('seller');
  changeLanguage('zh');
});

const sentHeaders = () => new Headers(network.mock.calls[0]?.[1]?.headers);

test('a call is signed with the address of the socket that the page names', async () => {
  document.head.innerHTML = '<meta name="socket-url" content="/live">';
  vi.resetModules();
  const page = await import('./calls.ts');
  network.mockResolvedValue(answer(200, { data: { rows: [] } }));
  await page.call('GET /seller/freight/list', {});
  expect(sentHeaders().get('sign')).toBe(computeSign('/seller/freight/list', {}, computeAppKey('/live')));
  document.head.innerHTML = '';
});

test('a call carries the token of its own area, and the language chosen', async () => {
  network.mockResolvedValue(answer(200, { data: { rows: [] } }));
  changeLanguage('en');
  await call('GET /seller/freight/list', {});
  expect(sentHeaders().get('token')).toBe('seller-token');
  expect(sentHeaders().get('accept-language')).toBe('en');
  expect(sentHeaders().get('sign')).toMatch(/^[0-9a-f]{32}$/);
});

test('a call for anyone carries nobody’s token', async () => {
  network.mockResolvedValue(answer(200, { data: { rows: [] } }));
  await call('GET /wanlshop/category/tree', {});
  expect(sentHeaders().get('token')).toBe('');
});

test('the time on screen is the server’s', async () => {
  network.mockResolvedValue(answer(200, { time: 1_900_000_000, data: { rows: [] } }));
  await call('GET /seller/freight/list', {});
  expect(Math.abs(serverNow() - 1_900_000_000)).toBeLessThanOrEqual(2);
});

test('a login that is over ends the session', async () => {
  network.mockResolvedValue(answer(401, { code: 0, msg: '请登录' }));
  const error = await getFailure(call('GET /seller/freight/list', {}));
  expect(faultText(error)).toBe('请登录');
  expect(getSession('seller')).toBeUndefined();
});

test('a login that is over ends no later one', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  network.mockReturnValue(promise);
  const failure = getFailure(call('GET /seller/freight/list', {}));
  keepSession('seller', { token: 'later-token', staff });
  resolve(answer(401, { code: 0, msg: '请登录' }));
  await failure;
  expect(getSession('seller')?.token).toBe('later-token');
});

test('a missing right locks the page and keeps the session', async () => {
  network.mockResolvedValue(answer(403, { code: 0, msg: '没有权限' }));
  const error = await getFailure(call('GET /seller/freight/list', {}));
  expect(isLocked(error)).toBe(true);
  expect(isServerAtFault(error)).toBe(false);
  expect(getSession('seller')).toBeDefined();
});

test('a fault of the server names the request to quote, and may be retried', async () => {
  network.mockResolvedValue(answer(500, { code: 0, msg: '' }));
  const error = await getFailure(call('GET /seller/freight/list', {}));
  expect(faultText(error)).toBe('服务器繁忙，请稍后再试');
  expect(getRequestId(error)).toBe('req_7c1e');
  expect(isServerAtFault(error)).toBe(true);
});

test('a missing network is reported in the chosen language', async () => {
  network.mockRejectedValue(new TypeError('failed'));
  const error = await getFailure(call('GET /seller/freight/list', {}));
  expect(faultText(error)).toBe('网络连接失败，请检查网络');
  changeLanguage('en');
  expect(faultText(error)).toBe('Can’t connect. Check your network');
});

test('a refusal is the market’s own words and is not tried again', async () => {
  network.mockResolvedValue(
    answer(200, { code: 0, msg: '承运商不存在', data: { key: 'shipping.carrier_unknown' } }),
  );
  const error = await getFailure(
    call('POST /seller/orders/ship', { order_id: 1, carrier: 'X', tracking_no: '1' }),
  );
  expect(faultText(error)).toBe('承运商不存在');
  expect(isServerAtFault(error)).toBe(false);
});

test('what is no answer at all is a broken page, without words of the machine', () => {
  expect(faultText(new Error('undefined is not a function'))).toBe('页面遇到错误');
  expect(getRequestId(new Error('x'))).toBeUndefined();
});
