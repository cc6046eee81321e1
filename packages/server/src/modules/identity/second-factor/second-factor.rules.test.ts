import { generateSync } from 'otplib';
import { describe, expect, it } from 'vitest';
import {
  enrolmentUri,
  isSecondFactorRequired,
  matchStep,
  newSecret,
  readCode,
  toRecoveryCode,
  writeRecoveryCode,
} from './second-factor.rules.ts';

const secret = newSecret();
const step = 60_000_000;
const now = new Date((step * 30 + 15) * 1_000);
const codeAt = (at: number) => generateSync({ secret, epoch: at * 30 });

describe('a code of an authenticator app', () => {
  it.each([
    [-2, null],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, null],
  ])('of %i steps from now belongs to step %s', (drift, expected) =>
    expect(matchStep(secret, codeAt(step + drift), 0, now)).toBe(expected),
  );

  it('is good once: neither it nor an older one is accepted after it', () => {
    expect(matchStep(secret, codeAt(step), step, now)).toBeNull();
    expect(matchStep(secret, codeAt(step - 1), step, now)).toBeNull();
    expect(matchStep(secret, codeAt(step + 1), step, now)).toBe(step + 1);
    expect(matchStep(secret, codeAt(step + 1), step + 1, now)).toBeNull();
    expect(matchStep(secret, codeAt(step), step + 50, now)).toBeNull();
  });

  it('is the one every app shows (RFC 6238)', () => {
    const known = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
    expect(matchStep(known, '287082', 0, new Date(59_000))).toBe(1);
  });
});

it('a code is read however it was typed', () => {
  expect(readCode(' 123 456 ')).toEqual({ kind: 'app', code: '123456' });
  const recovery = toRecoveryCode(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8, 9, 250]));
  expect(recovery).toMatch(/^[A-Z2-7]{16}$/);
  const written = writeRecoveryCode(recovery);
  expect(written).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect(readCode(written.toLowerCase())).toEqual({ kind: 'recovery', code: recovery });
  for (const typed of ['12345', '1234567', 'not a code', '１２３４５６']) expect(readCode(typed)).toBeNull();
});

it('a QR code names the market and the account', () => {
  const uri = new URL(enrolmentUri('橙集', 'admin', secret));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('橙集:admin');
  expect(uri.searchParams.get('secret')).toBe(secret);
});

describe('a second factor is required', () => {
  const owner = { kind: 'platform', isTopRole: true } as const;
  const operator = { kind: 'platform', isTopRole: false } as const;
  const shopOwner = { kind: 'seller', isTopRole: true } as const;
  it.each([
    ['nobody', [false, false, false]],
    ['platform_owner', [true, false, false]],
    ['platform', [true, true, false]],
    ['everyone', [true, true, true]],
  ] as const)('of %s', (policy, expected) =>
    expect([owner, operator, shopOwner].map((who) => isSecondFactorRequired(policy, who))).toEqual(expected),
  );
});
