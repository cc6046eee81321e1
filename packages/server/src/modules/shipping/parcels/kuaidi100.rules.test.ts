import { LogisticsStatus } from '@chengji/contract';
import { describe, expect, it } from 'vitest';
import { carriers } from './carrier.rules.ts';
import { getCarrierName, needsMobile, toStatus, toStatusByWords } from './kuaidi100.rules.ts';

describe('the mapping of Kuaidi100', () => {
  it('has a name of the service’s own for every carrier of the market', () => {
    const names = carriers.map(({ code }) => getCarrierName(code));
    expect(names).toContain('shunfeng');
    expect(names.every((name) => name.length > 1 && name === name.toLowerCase())).toBe(true);
    expect(new Set(names).size).toBe(carriers.length);
    expect(getCarrierName('XYZ')).toBe('xyz');
  });

  it('tells each state of the service by one of the market’s twelve', () => {
    const expected: Record<string, LogisticsStatus> = {
      0: 'in_transit',
      1: 'picked_up',
      2: 'problem',
      3: 'signed',
      4: 'return_sign',
      5: 'out_for_delivery',
      6: 'returned',
      7: 'transferred',
      14: 'returned',
      101: 'ordered',
      102: 'waiting_pickup',
      103: 'picked_up',
      203: 'returned',
      206: 'problem',
      301: 'signed',
      304: 'signed',
      501: 'out_for_delivery',
      1001: 'in_transit',
      401: 'problem',
    };
    for (const [code, status] of Object.entries(expected)) expect(toStatus(code), code).toBe(status);
  });

  it('takes a state it does not know for being under way', () => {
    for (const code of ['', '99', '9999', 'constructor', 'x'])
      expect(toStatus(code), code).toBe('in_transit');
  });

  it('reads out of the words what no state says', () => {
    expect(toStatusByWords('到付运费待支付')).toBe('unpaid');
    expect(toStatusByWords('快递公司已接单')).toBe('processing');
    expect(toStatusByWords('离开【杭州】')).toBe('in_transit');
  });

  it('can tell all twelve', () => {
    const codes = ['0', '1', '2', '3', '4', '5', '6', '7', '101', '102'];
    const told = [...codes.map(toStatus), ...['到付', '已接单'].map(toStatusByWords)];
    expect(new Set(told)).toEqual(new Set(LogisticsStatus.options));
  });

  it('gives the receiver’s number only to carriers that ask for it', () => {
    expect(carriers.filter(({ code }) => needsMobile(code)).map(({ code }) => code)).toEqual(['SF', 'ZTO']);
  });
});
