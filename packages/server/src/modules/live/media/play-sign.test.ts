import { describe, expect, it } from 'vitest';
import { isPreviewSign, signPreview } from './play-sign.ts';

const now = new Date('2026-05-01T12:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000);

describe('the address of a preview', () => {
  const sign = signPreview('secret', 12, now);

  it('is good for some hours, for its live and by the secret of the market', () => {
    expect(isPreviewSign('secret', 12, sign, later(11))).toBe(true);
    expect(isPreviewSign('secret', 12, sign, later(13))).toBe(false);
    expect(isPreviewSign('secret', 13, sign, now)).toBe(false);
    expect(isPreviewSign('other', 12, sign, now)).toBe(false);
  });

  it.each([undefined, '', '1', `9${sign}`, `${sign}x`, [sign], 'a-b'])('is not %s', (wrong) => {
    expect(isPreviewSign('secret', 12, wrong, now)).toBe(false);
  });
});
