import { productionSettings } from '@chengji/testkit';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const production = { production: true };
const development = { production: false };
const fit = { ...productionSettings, DATABASE_URL: 'postgres://db/chengji' };

function getRefusalKey(environment: Record<string, string>, mode: { production: boolean }): string {
  try {
    readConfig(environment, mode);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'starts';
}

describe('the configuration', () => {
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
    ['SOCKET_URL', 'socket.example', 'SOCKET_URL may be the socket address'],
    ['SOCKET_URL', 'wss://socket.example/', 'SOCKET_URL may be the socket address'],
    ['RTMP_URL', 'live.example/live', 'RTMP_URL may be rtmp://'],
    ['SRS_URL', 'srs:1985', 'SRS_URL may be http://'],
    ['SRS_PLAY_URL', 'live.example', 'SRS_PLAY_URL may be where players fetch'],
    ['SRS_RECORDINGS', 'recordings', 'SRS_RECORDINGS may be the folder'],
    ['MEDIA_SECRET', 'short', 'MEDIA_SECRET may be a secret of at least 16'],
    ['SECRET', 'short', 'SECRET may be a secret of at least 16 characters'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY may be how many proxies'],
    ['TRUST_PROXY', '10.0.0.0/8,nowhere', 'TRUST_PROXY may be how many proxies'],
    ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY may be how many proxies'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN may be what'],
    ['EMBEDDED_DATABASE_IN_PRODUCTION', '1', 'EMBEDDED_DATABASE_IN_PRODUCTION may be allowed'],
  ])('refuses %s=%s, saying what it may be', (name, value, said) => {
    expect(getRefusalKey({ [name]: value }, development)).toContain(said);
  });

  it('names every bad value at once', () => {
    expect(getRefusalKey({ PORT: 'x', DEMO: 'x' }, development).split('\n')).toHaveLength(2);
  });

  it('asks for the server itself beside a pooler', () => {
    const pooled = { DATABASE_POOLER: 'transaction', DATABASE_URL: 'postgres://pooler/chengji' };
    expect(getRefusalKey(pooled, development)).toBe(
      'DATABASE_POOLER needs DATABASE_URL and DATABASE_DIRECT_URL',
    );
    const direct = { DATABASE_DIRECT_URL: 'postgres://db/chengji' };
    expect(getRefusalKey({ ...pooled, ...direct }, development)).toBe('starts');
  });

  it('asks for the keys of a bucket', () => {
    expect(getRefusalKey({ S3_ENDPOINT: 'https://s3' }, development)).toContain('S3_ACCESS_KEY_ID');
  });

  it('starts production only without demo data, sandbox and default secret, naming which', () => {
    expect(getRefusalKey(fit, production)).toBe('starts');
    expect(getRefusalKey({ ...fit, DEMO: '1' }, production)).toBe('DEMO may not be 1 in production');
    expect(getRefusalKey({ ...fit, PAY_CHANNELS: 'wechat,sandbox' }, production)).toContain('sandbox');
    expect(getRefusalKey({ ...fit, SECRET: '' }, production)).toBe('SECRET must be set in production');
    expect(getRefusalKey({ ...fit, PASSWORD_PEPPER: '' }, production)).toBe(
      'PASSWORD_PEPPER must be set in production',
    );
    expect(getRefusalKey({ ...fit, DATA_KEY: '' }, production)).toBe('DATA_KEY must be set in production');
  });

  it('starts production beside SRS only with a secret of its own, told where players go', () => {
    const srs = { ...fit, SRS_URL: 'http://srs:1985', SRS_PLAY_URL: 'https://live.example/live' };
    expect(getRefusalKey(srs, production)).toBe('MEDIA_SECRET must be set in production');
    expect(getRefusalKey({ ...srs, MEDIA_SECRET: 'only-20-characters!!' }, production)).toContain(
      'MEDIA_SECRET must have at least 32 characters',
    );
    expect(getRefusalKey({ ...srs, MEDIA_SECRET: fit.SECRET }, production)).toBe('starts');
    expect(getRefusalKey({ ...srs, MEDIA_SECRET: fit.SECRET, SRS_PLAY_URL: '' }, production)).toBe(
      'SRS_URL needs SRS_PLAY_URL',
    );
    expect(getRefusalKey({ SRS_URL: 'http://srs:1985', SRS_PLAY_URL: '/media/live' }, development)).toBe(
      'starts',
    );
  });

  it('takes lives in itself unless SRS does, and tells nobody the secret of callbacks then', () => {
    expect(readConfig({}, development).media).toMatchObject({ rtmpPort: 1935, mustListen: false });
    expect(readConfig({ RTMP_PORT: '1936' }, development).media).toMatchObject({ mustListen: true });
    const [one, other] = [readConfig(fit, production).media, readConfig(fit, production).media];
    expect(one).toMatchObject({ mustListen: true, srs: undefined });
    expect(one.secret).not.toBe(other.secret);
  });

  it('keeps the key of sealed data apart from the secret', () => {
    expect(getRefusalKey({ ...fit, DATA_KEY: fit.SECRET }, production)).toContain(
      'DATA_KEY may not be SECRET',
    );
  });

  it.each([
    ['short', 'only-20-characters!!'],
    ['the same few characters again', 'abcabcabcabcabcabcabcabcabcabcabcabc'],
  ])('starts production with no secret that is %s', (_what, SECRET) => {
    expect(getRefusalKey({ ...fit, SECRET }, production)).toContain(
      'SECRET must have at least 32 characters',
    );
    expect(getRefusalKey({ ...fit, PASSWORD_PEPPER: SECRET }, production)).toContain(
      'PASSWORD_PEPPER must have at',
    );
  });

  it('starts production with no messages that go to the log', () => {
    expect(getRefusalKey({ ...fit, SMS_PROVIDER: '' }, production)).toContain('SMS_PROVIDER may not be log');
  });

  it('starts production on the embedded database only where that is allowed in so many words', () => {
    expect(getRefusalKey({ ...fit, DATABASE_URL: '' }, production)).toContain('DATABASE_URL must be set');
    const allowed = { ...fit, DATABASE_URL: '', EMBEDDED_DATABASE_IN_PRODUCTION: 'allowed' };
    expect(getRefusalKey(allowed, production)).toBe('starts');
  });

  it('names all that keeps production from starting at once', () => {
    const said = getRefusalKey({ DEMO: '1', PORT: 'x', S3_ENDPOINT: 'https://s3' }, production);
    for (const name of ['DEMO', 'PORT', 'S3_ACCESS_KEY_ID', 'SECRET', 'SMS_PROVIDER', 'DATABASE_URL']) {
      expect(said).toContain(name);
    }
  });

  it('lets in nobody but this machine where passwords are known, until told where to listen', () => {
    expect(readConfig({}, development)).toMatchObject({ host: '127.0.0.1', rateLimit: 0 });
    expect(readConfig({ HOST: '0.0.0.0' }, development)).toMatchObject({ host: '0.0.0.0', rateLimit: 100 });
    expect(readConfig(fit, production)).toMatchObject({ host: '0.0.0.0' });
  });

  it('counts proxies or knows their networks', () => {
    expect(readConfig({ TRUST_PROXY: '1' }, development).trustProxy).toBe(1);
    const networks = readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1,loopback' }, development).trustProxy;
    expect(networks).toEqual(['10.0.0.0/8', '::1', 'loopback']);
  });

  it('limits addresses in production', () => {
    expect(readConfig(fit, production)).toMatchObject({
      rateLimit: 100,
      demo: false,
      payChannels: ['balance'],
    });
  });
});
