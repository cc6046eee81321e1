import { expect, test } from 'vitest';
import * as constants from './constants.ts';

test('the constants are the specification’s', () => {
  expect(constants).toMatchObject({
    TOAST_MS: 3_000,
    PAGE_PUSH_MS: 300,
    ANIMATION_MS: 200,
    REQUEST_TIMEOUT_MS: 60_000,
    LOADING_DELAY_MS: 200,
    CHUNK_TIMEOUT_MS: 120_000,
    SOCKET_RETRY_MS: 3_000,
    SOCKET_RETRIES: 3,
    USER_FETCH_DELAY_MS: 300,
    CART_LOAD_DELAY_MS: 1_000,
    REACH_BOTTOM_PX: 150,
    NAME_LENGTH: { min: 3, max: 32 },
    PASSWORD_MIN: 6,
    PICTURE: { quality: 90, size: 120, scale: 3 },
    APP_VERSION: '1.1.11',
    APP_VERSION_CODE: 1_111,
  });
});

test('what is kept locally has the names of the specification', () => {
  expect(constants.STORAGE_KEY).toMatchObject({
    user: 'user',
    statistics: 'statistics',
    cart: 'cart',
    language: 'language',
  });
});
