import { recogniseCarrier } from '@chengji/contract/shipping/tracking-number.rules';
import { describe, expect, it } from 'vitest';
import {
  carriers,
  findCarrier,
  findCarrierCode,
  findTakenName,
  getCarrier,
  toTrackingNo,
} from './carrier.rules.ts';

describe('the list of carriers', () => {
  it('has each carrier once, with both names and a phone', () => {
    expect(new Set(carriers.map(({ code }) => code)).size).toBe(carriers.length);
    expect(carriers.every(({ zh, en, phone }) => zh && en && /^\d+$/.test(phone))).toBe(true);
  });

  it('knows what a carrier’s numbers look like', () => {
    expect(getCarrier(carriers, 'SF').trackingNo.test('SF1234567890123')).toBe(true);
    expect(getCarrier(carriers, 'SF').trackingNo.test('YT1234567890123')).toBe(false);
    expect(getCarrier(carriers, 'EMS').trackingNo.test('EA123456789CN')).toBe(true);
    expect(carriers.some(({ trackingNo }) => trackingNo.test('') || trackingNo.test('1 or 1=1'))).toBe(false);
  });

  it('knows each by what people call it, and no name is two carriers’', () => {
    const usual = { 顺丰: 'SF', 顺丰快递: 'SF', sf: 'SF', 'SF express': 'SF', 中通: 'ZTO', 极兔: 'JTSD' };
    for (const [name, code] of Object.entries(usual))
      expect(findCarrierCode(carriers, name), name).toBe(code);
    expect(findCarrierCode(carriers, '飞鸽')).toBeUndefined();
    for (const { code, zh, en, aliases } of carriers)
      for (const name of [code, zh, en, ...aliases]) expect(findCarrierCode(carriers, name), name).toBe(code);
  });

  it('knows no other', () => {
    expect(findCarrier(carriers, 'PIGEON')).toBeUndefined();
    expect(() => getCarrier(carriers, 'PIGEON')).toThrow('no carrier PIGEON');
  });

  it.each([
    [
      'SF',
      ['SF1234567890', 'SF123456789012345', '123456789012'],
      ['SF123456789', '12345678901', 'sf1234567890'],
    ],
    ['ZTO', ['7531234567', '75312345678901234567'], ['753123456', '753-123-4567', '753123456789012345678']],
    ['EMS', ['EA123456789CN', '1234567890123'], ['EA12345678CN', '123456789012', 'EA123456789']],
  ])('takes of %s what it gives out, and nothing beside', (code, good, bad) => {
    const { trackingNo } = getCarrier(carriers, code);
    for (const number of good) expect([number, trackingNo.test(number)]).toEqual([number, true]);
    for (const number of bad) expect([number, trackingNo.test(number)]).toEqual([number, false]);
  });

  it('tells whose a number is by forms that each carrier takes and no other claims', () => {
    const listed = carriers.map(({ code, numberForms }) => ({ code, number_forms: numberForms }));
    for (const { code, trackingNo, numberForms } of carriers)
      for (const form of numberForms) {
        const number = form.replaceAll('#', '5').replaceAll('@', 'Q');
        expect([number, trackingNo.test(number)]).toEqual([number, true]);
        expect([number, recogniseCarrier(number, listed)]).toEqual([number, code]);
      }
  });

  it('lets nobody give a carrier the code or a name of another', () => {
    const pigeon = { code: 'PIGEON', zh: '飞鸽', en: 'Pigeon', aliases: ['顺 丰'] };
    expect(findTakenName(carriers, pigeon)).toBe('顺 丰');
    expect(findTakenName(carriers, { ...pigeon, aliases: [] })).toBeUndefined();
  });

  it('reads the form of a number, in which # is a digit and @ a letter; without one the usual is', () => {
    const number = toTrackingNo(['FG########', '@@######']);
    expect(['FG12345678', 'AB123456'].every((one) => number.test(one))).toBe(true);
    expect(['FG1234567', 'FG123456789', 'A1123456', 'xFG12345678'].some((one) => number.test(one))).toBe(
      false,
    );
    expect(toTrackingNo([]).test('1234567890')).toBe(true);
  });
});
