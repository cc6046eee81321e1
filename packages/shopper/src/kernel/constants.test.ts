import { callTimeoutMs, maxReconnects, reconnectDelayMs } from '@chengji/client-kit';
import { expect, test } from 'vitest';
import {
  ANIMATION_MS,
  APP_VERSION,
  APP_VERSION_CODE,
  CART_LOAD_DELAY_MS,
  CHUNK_TIMEOUT_MS,
  LOADING_DELAY_MS,
  NAME_LENGTH,
  PAGE_PUSH_MS,
  PASSWORD_MIN,
  PICTURE,
  REACH_BOTTOM_PX,
  STORAGE_KEY,
  TOAST_MS,
  USER_FETCH_DELAY_MS,
} from './constants.ts';

test('times are the specification’s', () => {
  expect([TOAST_MS, PAGE_PUSH_MS, ANIMATION_MS]).toEqual([3_000, 300, 200]);
  expect([LOADING_DELAY_MS, CHUNK_TIMEOUT_MS]).toEqual([200, 120_000]);
  expect([CART_LOAD_DELAY_MS, USER_FETCH_DELAY_MS]).toEqual([1_000, 300]);
  expect([callTimeoutMs, reconnectDelayMs, maxReconnects]).toEqual([60_000, 3_000, 3]);
});

test('limits are the specification’s', () => {
  expect(REACH_BOTTOM_PX).toBe(150);
  expect(NAME_LENGTH).toEqual({ min: 3, max: 32 });
  expect(PASSWORD_MIN).toBe(6);
  expect(PICTURE).toEqual({ quality: 90, size: 120, scale: 3 });
  expect([APP_VERSION, APP_VERSION_CODE]).toEqual(['1.1.11', 1_111]);
});

test('local storage keys have the names of the specification', () => {
  expect(STORAGE_KEY).toMatchObject({
    user: 'user',
    statistics: 'statistics',
    cart: 'cart',
    language: 'language',
  });
});
