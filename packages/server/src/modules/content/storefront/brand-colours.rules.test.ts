import Color from 'colorjs.io';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveBrandColours } from './brand-colours.rules.ts';

const contrast = (one: string, other: string) => new Color(one).contrastWCAG21(new Color(other));
const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('the colours that follow from a brand colour', () => {
  it('can be read where they stand, whichever colour it is', () => {
    fc.assert(
      fc.property(anyColour, (brand) => {
        const { light, dark } = deriveBrandColours(brand);
        expect(contrast('#ffffff', light.fill)).toBeGreaterThanOrEqual(4.5);
        expect(contrast('#ffffff', light.press)).toBeGreaterThanOrEqual(4.5);
        expect(contrast('#ffffff', light.price)).toBeGreaterThanOrEqual(4.5);
        expect(contrast('#ffffff', light.brand)).toBeGreaterThanOrEqual(3);
        for (const ground of ['#ffffff', light.soft])
          expect(contrast(ground, light.ink)).toBeGreaterThanOrEqual(4.5);
        expect(contrast('#ffffff', dark.fill)).toBeGreaterThanOrEqual(4.5);
        expect(contrast('#1b1b1d', dark.brand)).toBeGreaterThanOrEqual(3);
        expect(contrast('#1b1b1d', dark.price)).toBeGreaterThanOrEqual(4.5);
        for (const ground of ['#1b1b1d', dark.soft])
          expect(contrast(ground, dark.ink)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 50, examples: [['#ffffff'], ['#000000'], ['#ffff00'], ['#0000ff'], ['#1b1b1d']] },
    );
  });

  it('keep a colour that can be read as it is', () => {
    const { light } = deriveBrandColours('#1f5fc4');
    expect([light.brand, light.fill, light.ink]).toEqual(['#1f5fc4', '#1f5fc4', '#1f5fc4']);
  });
});
