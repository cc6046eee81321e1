import { expect, it } from 'vitest';
import { computeDigest, seal, unseal } from './secret-box.ts';

const box = { secret: 'a secret of the market', purpose: 'second factor', owner: 'platform 1' };

it('what is sealed reads again, looks different each time, and does not show', () => {
  const [one, other] = [seal(box, 'JBSWY3DPEHPK3PXP'), seal(box, 'JBSWY3DPEHPK3PXP')];
  expect(unseal(box, one)).toBe('JBSWY3DPEHPK3PXP');
  expect(one).not.toBe(other);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
});

it('what is sealed opens for nobody else, under no other secret, and not once it was changed', () => {
  const sealed = seal(box, 'JBSWY3DPEHPK3PXP');
  expect(unseal({ ...box, owner: 'platform 2' }, sealed)).toBeNull();
  expect(unseal({ ...box, secret: 'another secret here' }, sealed)).toBeNull();
  expect(unseal({ ...box, purpose: 'something else' }, sealed)).toBeNull();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(unseal(box, bytes.toString('base64url'))).toBeNull();
  for (const text of ['', 'short', '中文']) expect(unseal(box, text)).toBeNull();
});

it('a digest is the same for the same text of one owner under one secret, and for nothing else', () => {
  const digest = computeDigest(box, '6222021234567890128');
  expect(computeDigest(box, '6222021234567890128')).toBe(digest);
  expect(digest).not.toContain('6222');
  const others = [
    computeDigest(box, '6222021234567890129'),
    computeDigest({ ...box, owner: 'platform 2' }, '6222021234567890128'),
    computeDigest({ ...box, secret: 'another secret here' }, '6222021234567890128'),
    computeDigest({ ...box, purpose: 'something else' }, '6222021234567890128'),
  ];
  expect(others).not.toContain(digest);
});
