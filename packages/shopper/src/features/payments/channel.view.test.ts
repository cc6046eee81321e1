import { describe, expect, it } from 'vitest';
import { channels } from '../../testing/order-rows.ts';
import { getNextStep, pickChannel } from './channel.view.ts';

const { rows } = channels();
const short = rows.map((row) => (row.channel === 'balance' ? { ...row, enabled: false } : row));

describe('the way to pay', () => {
  it('is the one chosen, and until then the first that can be taken', () => {
    expect(pickChannel(rows, null)).toBe('balance');
    expect(pickChannel(rows, 'sandbox')).toBe('sandbox');
  });

  it('is never one that can not be taken', () => {
    expect(pickChannel(short, 'balance')).toBe('sandbox');
    expect(pickChannel([], null)).toBeNull();
  });
});

describe('a payment goes on', () => {
  it('at the page of its channel', () => {
    expect(getNextStep({ mode: 'h5', url: '/sandbox/pay/1' })).toEqual({
      kind: 'page',
      url: '/sandbox/pay/1',
    });
    expect(getNextStep({ mode: 'h5', url: 'https://pay.example/1' }).kind).toBe('page');
  });

  it('nowhere that is no page of the web', () => {
    for (const url of ['javascript:alert(1)', '//elsewhere/1', '']) {
      expect(getNextStep({ mode: 'h5', url }).kind).toBe('none');
    }
    expect(getNextStep(undefined).kind).toBe('none');
  });

  it('in WeChat, which is handed what was signed', () => {
    expect(getNextStep({ mode: 'jsapi', appId: 'wx1', paySign: 's' })).toEqual({
      kind: 'app',
      params: { appId: 'wx1', paySign: 's' },
    });
  });
});
