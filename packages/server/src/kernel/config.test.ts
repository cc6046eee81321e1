import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = { production: true };
const development = { production: false };
const fit = { SECRET: 'a-secret-of-the-operator', DATABASE_URL: 'postgres://db/chengji' };

function refusalOf(environment: Record<string, string>, mode: { production: boolean }): string {
  try {
    readConfig(environment, mode);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'starts';
}

it('starts a demo market with nothing set', () => {
  expect(readConfig({}, development)).toMatchObject({
    port: 8080,
    dataDir: './data',
    databaseUrl: undefined,
    demo: true,
    socketUrl: '/socket',
    rateLimit: 0,
    payChannels: ['balance', 'sandbox'],
  });
});

it('takes an empty value for none', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }, development)).toMatchObject({
    port: 8080,
    databaseUrl: undefined,
  });
});

it.each([
  ['PORT', '80a', 'PORT may be a port, 0 to 65535'],
  ['PORT', '65536', 'PORT may be a port, 0 to 65535'],
  ['DATABASE_URL', 'mysql://db', 'DATABASE_URL may be postgres://'],
  ['DEMO', 'yes', 'DEMO may be 0 or 1'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL may be fatal, error, warn'],
  ['PAY_CHANNELS', 'balance,cash', 'PAY_CHANNELS may be balance, wechat, sandbox'],
  ['SECRET', 'short', 'SECRET may be a secret of at least 16 characters'],
])('refuses %s=%s, saying what it may be', (name, value, said) => {
  expect(refusalOf({ [name]: value }, development)).toContain(said);
});

it('names every bad value at once', () => {
  expect(refusalOf({ PORT: 'x', DEMO: 'x' }, development).split('\n')).toHaveLength(2);
});

it('asks for the keys of a bucket', () => {
  expect(refusalOf({ S3_ENDPOINT: 'https://s3' }, development)).toContain('S3_ACCESS_KEY_ID');
});

it('starts production only without demo data, sandbox and default secret, naming which', () => {
  expect(refusalOf(fit, production)).toBe('starts');
  expect(refusalOf({ ...fit, DEMO: '1' }, production)).toBe('DEMO may not be 1 in production');
  expect(refusalOf({ ...fit, PAY_CHANNELS: 'wechat,sandbox' }, production)).toContain('sandbox');
  expect(refusalOf({ DATABASE_URL: fit.DATABASE_URL }, production)).toBe('SECRET must be set in production');
});

it('limits addresses in production', () => {
  expect(readConfig(fit, production)).toMatchObject({
    rateLimit: 100,
    demo: false,
    payChannels: ['balance'],
  });
});
