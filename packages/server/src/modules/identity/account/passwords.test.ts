import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

describe('a password', () => {
  it('is kept by argon2id, never the same twice', async ({ market }) => {
    const [first, second] = await Promise.all([1, 2].map(() => hashPassword(market.context(), 'secret')));
    expect(first).toMatch(/^\$argon2id\$/);
    expect(first).not.toBe(second);
  });

  it('is told from every other', async ({ market }) => {
    const ctx = market.context();
    const kept = await hashPassword(ctx, 'secret');
    expect(await isPassword(ctx, kept, 'secret')).toBe(true);
    expect(await isPassword(ctx, kept, 'Secret')).toBe(false);
  });

  it('is nobody’s where none is kept, not even the one nobody has', async ({ market }) => {
    const ctx = market.context();
    expect(await isPassword(ctx, null, 'nobody has this password')).toBe(false);
    expect(await isPassword(ctx, undefined, 'secret')).toBe(false);
  });
});
