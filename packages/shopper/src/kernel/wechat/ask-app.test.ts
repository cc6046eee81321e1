// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { payInApp, takeMoneyInApp } from './ask-app.ts';

const asked: string[] = [];
const answerWith = (ending: string) => {
  window.WeixinJSBridge = {
    invoke(name, _, done) {
      asked.push(name);
      done({ err_msg: `${name}:${ending}` });
    },
  };
};

afterEach(() => {
  delete window.WeixinJSBridge;
  asked.length = 0;
});

describe('WeChat', () => {
  test('is asked to pay, or to let the person take money', async () => {
    answerWith('ok');
    expect([await payInApp({}), await takeMoneyInApp({})]).toEqual(['done', 'done']);
    expect(asked).toEqual(['getBrandWCPayRequest', 'requestMerchantTransfer']);
  });

  test('tells apart what was cancelled and what failed', async () => {
    answerWith('cancel');
    expect(await payInApp({})).toBe('cancelled');
    answerWith('fail');
    expect(await payInApp({})).toBe('failed');
  });

  test('fails where it is not there', async () => {
    expect(await takeMoneyInApp({})).toBe('failed');
  });
});
