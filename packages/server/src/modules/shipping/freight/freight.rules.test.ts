import { asCents, type Cents } from '@chengji/contract/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  computeCost,
  describeTemplate,
  type FreightLine,
  type FreightRate,
  type FreightTemplate,
  findTemplateError,
  freightFor,
} from './freight.rules.ts';

const [zhejiang, xinjiang, tibet] = ['330000', '650000', '540000'] as const;

const rate = (first: [number, number], next: [number, number], provinces: string[] = []): FreightRate => ({
  provinces,
  firstUnits: first[0],
  firstCents: asCents(first[1]),
  nextUnits: next[0],
  nextCents: asCents(next[1]),
});
const template = (traits: Partial<FreightTemplate> = {}): FreightTemplate => ({
  id: 1,
  kind: 'piece',
  rates: [rate([1, 800], [1, 200])],
  freeOverCents: null,
  noDelivery: [],
  ...traits,
});
const line = (traits: Partial<FreightLine> = {}): FreightLine => ({
  templateId: 1,
  number: 1,
  weightGrams: 500,
  cents: asCents(1_000),
  ...traits,
});
const costs = (templates: FreightTemplate[], lines: FreightLine[], province: string = zhejiang) => {
  const quote = freightFor(templates, lines, province);
  return quote === 'no_delivery' ? quote : quote.cents;
};

describe('freight', () => {
  it('costs nothing where the template is free', () => {
    expect(freightFor([template({ kind: 'free', rates: [] })], [line({ number: 9 })], zhejiang)).toEqual({
      cents: 0,
      text: { zh: '包邮', en: 'Free shipping' },
      freeLacksCents: null,
    });
  });

  it('says how much more makes it free, where one amount does', () => {
    const lacks = (templates: FreightTemplate[], lines: FreightLine[]) => {
      const quote = freightFor(templates, lines, zhejiang);
      return quote === 'no_delivery' ? quote : quote.freeLacksCents;
    };
    const over = template({ freeOverCents: asCents(4_900) });
    expect(lacks([over], [line({ cents: asCents(1_000) })])).toBe(3_900);
    expect(lacks([over], [line({ cents: asCents(4_900) })])).toBeNull();
    expect(lacks([template()], [line()])).toBeNull();
    const other = { ...over, id: 2 };
    expect(lacks([over, other], [line(), line({ templateId: 2 })])).toBeNull();
    expect(lacks([over, other], [line(), line({ templateId: 2, cents: asCents(4_900) })])).toBe(3_900);
  });

  it('counts pieces: the first at its price, each next one at the next', () => {
    expect(costs([template()], [line()])).toBe(800);
    expect(costs([template()], [line({ number: 3 })])).toBe(1_200);
  });

  it('counts grams, and a unit begun is a unit', () => {
    const byWeight = template({ kind: 'weight', rates: [rate([1_000, 900], [500, 300])] });
    expect(costs([byWeight], [line({ number: 2 })])).toBe(900);
    expect(costs([byWeight], [line({ number: 3 })])).toBe(1_200);
    expect(costs([byWeight], [line({ number: 1, weightGrams: 1_001 })])).toBe(1_200);
  });

  it('counts the lines of one template together, and adds templates up', () => {
    const both = [template(), template({ id: 2, rates: [rate([1, 500], [1, 100])] })];
    expect(costs(both, [line(), line(), line({ templateId: 2 })])).toBe(800 + 200 + 500);
  });

  it('takes a province’s own price where it has one', () => {
    const far = template({ rates: [rate([1, 800], [1, 200]), rate([1, 2_000], [1, 1_500], [xinjiang])] });
    expect(costs([far], [line({ number: 2 })], xinjiang)).toBe(3_500);
    expect(costs([far], [line({ number: 2 })], zhejiang)).toBe(1_000);
  });

  it('asks nothing from the free amount on, of that template’s goods alone', () => {
    const free = template({ freeOverCents: asCents(9_900) });
    expect(costs([free], [line({ cents: asCents(9_899) })])).toBe(800);
    expect(costs([free], [line({ cents: asCents(9_900) })])).toBe(0);
    const other = template({ id: 2 });
    expect(costs([free, other], [line(), line({ templateId: 2, cents: asCents(50_000) })])).toBe(1_600);
  });

  it('does not deliver what one template does not deliver', () => {
    const some = [template({ noDelivery: [tibet] }), template({ id: 2, kind: 'free', rates: [] })];
    expect(costs(some, [line(), line({ templateId: 2 })], tibet)).toBe('no_delivery');
    expect(costs(some, [line({ templateId: 2 })], tibet)).toBe(0);
    expect(costs([template({ kind: 'free', rates: [], noDelivery: [tibet] })], [line()], tibet)).toBe(
      'no_delivery',
    );
  });

  it('takes a line without its template as a fault', () => {
    expect(() => freightFor([], [line()], zhejiang)).toThrow('no freight template 1');
  });

  it('says what a goods’ page says', () => {
    expect(describeTemplate(template({ kind: 'free', rates: [] })).zh).toMatch('包邮');
    expect(describeTemplate(template()).en).toMatch('8.00');
  });

  const anyRate = fc.record({
    firstUnits: fc.integer({ min: 1, max: 5_000 }),
    firstCents: fc.integer({ min: 0, max: 10_000 }),
    nextUnits: fc.integer({ min: 1, max: 5_000 }),
    nextCents: fc.integer({ min: 0, max: 10_000 }),
    provinces: fc.constant<string[]>([]),
  }) as fc.Arbitrary<FreightRate>;
  const units = fc.integer({ min: 1, max: 100_000 });

  it('never costs less for more', () => {
    fc.assert(
      fc.property(anyRate, units, units, (anyOne, a, b) => {
        expect(computeCost(anyOne, Math.min(a, b))).toBeLessThanOrEqual(computeCost(anyOne, Math.max(a, b)));
      }),
    );
  });

  it('pays for every unit begun and for none that is not', () => {
    fc.assert(
      fc.property(anyRate, units, (one, number) => {
        let left = number - one.firstUnits;
        let cents: number = one.firstCents;
        for (; left > 0; left -= one.nextUnits) cents += one.nextCents;
        expect(computeCost(one, number)).toBe(cents);
      }),
      { numRuns: 50 },
    );
  });

  it('does not depend on the order of lines, nor on a line being written as two', () => {
    const lines = fc.array(
      fc.record({ number: fc.integer({ min: 1, max: 50 }), cents: fc.integer({ min: 1, max: 9_999 }) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(anyRate, lines, (one, some) => {
        const templates = [template({ rates: [one], freeOverCents: asCents(20_000) })];
        const whole = some.map(({ number, cents }) => line({ number, cents: cents as Cents }));
        const last = { ...line({ number: 1, cents: asCents(0) }) };
        const grown = whole.map((each, index) => (index === 0 ? { ...each, number: each.number + 1 } : each));
        expect(costs(templates, whole.toReversed())).toBe(costs(templates, whole));
        expect(costs(templates, [...whole, last])).toBe(costs(templates, grown));
      }),
    );
  });

  it('refuses a template whose rates contradict each other or leave provinces open', () => {
    expect(findTemplateError(template())).toBeNull();
    expect(findTemplateError(template({ rates: [] }))).toBe('rates');
    expect(findTemplateError(template({ rates: [rate([1, 8], [1, 2]), rate([1, 9], [1, 2])] }))).toBe(
      'rates',
    );
    expect(findTemplateError(template({ rates: [rate([0, 8], [1, 2])] }))).toBe('rates');
    expect(findTemplateError(template({ kind: 'free' }))).toBe('rates');
    expect(findTemplateError(template({ noDelivery: ['999999'] }))).toBe('provinces');
    const twice = [rate([1, 8], [1, 2]), rate([1, 9], [1, 2], [tibet])];
    expect(findTemplateError(template({ rates: twice, noDelivery: [tibet] }))).toBe('provinces');
  });

  it.each([zhejiang, xinjiang, tibet])(
    'of a template without a rate for %s does not deliver there',
    (province) => {
      const only = template({ rates: [rate([1, 800], [1, 200], ['110000'])] });
      expect(costs([only], [line()], province)).toBe('no_delivery');
      expect(costs([only], [line()], '110000')).toBe(800);
    },
  );

  it('takes a province’s own price in any place among the rates', () => {
    const rates = [rate([1, 2_000], [1, 1_500], [xinjiang, tibet]), rate([1, 800], [1, 200])];
    for (const order of [rates, rates.toReversed()]) {
      expect(costs([template({ rates: order })], [line()], tibet)).toBe(2_000);
      expect(costs([template({ rates: order })], [line()], zhejiang)).toBe(800);
    }
  });

  it('is free over its amount even where the way is dear, but never where it does not deliver', () => {
    const generous = template({
      rates: [rate([1, 800], [1, 200]), rate([1, 9_000], [1, 9_000], [xinjiang])],
      freeOverCents: asCents(5_000),
      noDelivery: [tibet],
    });
    const dear = line({ cents: asCents(5_000) });
    expect(costs([generous], [dear], xinjiang)).toBe(0);
    expect(costs([generous], [dear], tibet)).toBe('no_delivery');
  });

  it('writes what it costs in both languages, to the cent', () => {
    const quote = freightFor(
      [template({ rates: [rate([1, 805], [1, 1])] })],
      [line({ number: 2 })],
      zhejiang,
    );
    expect(quote).toMatchObject({ cents: 806, text: { zh: '快递 ¥8.06', en: 'Shipping ¥8.06' } });
  });
});
