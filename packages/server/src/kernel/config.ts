/** Everything the environment says, in one place: read and checked once, at the start. */
import { randomUUID } from 'node:crypto';
import type { PayChannel } from '@chengji/contract';
import { z } from 'zod';
import {
  flag,
  folderOrUrl,
  fromText,
  pem,
  playUrl,
  postgresUrl,
  proxies,
  redisUrl,
  rtmpUrl,
  secret,
  webUrl,
} from './config-values.ts';

type Variable = { schema: z.ZodType; default?: string; mayBe: string };

export const ordinarySocketPath = '/socket';
const developmentSecret = 'chengji-development-secret';
const developmentPepper = 'chengji-development-pepper';
const developmentDataKey = 'chengji-development-data-key';
const developmentMediaSecret = 'chengji-development-media-secret';

/** Each variable: what it is checked by, what it is when unset, and what it may be in words. */
const variables = {
  PORT: { schema: fromText(0, 65_535), default: '8080', mayBe: 'a port, 0 to 65535' },
  HOST: { schema: z.string().min(1).optional(), mayBe: 'an address to listen on' },
  DATA_DIR: { schema: z.string().min(1), default: './data', mayBe: 'a folder' },
  DATABASE_URL: { schema: postgresUrl.optional(), mayBe: 'postgres://… (unset: the embedded database)' },
  EMBEDDED_DATABASE_IN_PRODUCTION: {
    schema: z.literal('allowed').optional(),
    mayBe: 'allowed, for a market that may lose what was bought in it',
  },
  DATABASE_POOLER: {
    schema: z.enum(['none', 'transaction']),
    default: 'none',
    mayBe: 'none, or transaction where DATABASE_URL names a pooler that gives each transaction a connection',
  },
  DATABASE_DIRECT_URL: {
    schema: postgresUrl.optional(),
    mayBe: 'postgres://… of the server itself, with DATABASE_POOLER',
  },
  DATABASE_POOL: { schema: fromText(1, 200), default: '10', mayBe: 'a number of connections, 1 to 200' },
  REDIS_URL: { schema: redisUrl.optional(), mayBe: 'redis://… (unset: one node)' },
  PUBLIC_URL: { schema: webUrl.optional(), mayBe: 'https://…, where people reach this market' },
  SOCKET_URL: {
    schema: z.string().regex(/^(\/|wss?:\/\/[^\s/]+\/)[\w./-]+$/),
    default: ordinarySocketPath,
    mayBe: 'the socket address given to clients, such as /socket or wss://socket.example/socket',
  },
  SECRET: { schema: secret, default: developmentSecret, mayBe: 'a secret of at least 16 characters' },
  PASSWORD_PEPPER: {
    schema: secret,
    default: developmentPepper,
    mayBe: 'a secret of at least 16 characters, never changed once in use',
  },
  DATA_KEY: {
    schema: secret,
    default: developmentDataKey,
    mayBe: 'a secret of at least 16 characters other than SECRET, never changed once in use',
  },
  S3_ENDPOINT: { schema: webUrl.optional(), mayBe: 'https://…, with the bucket (unset: a folder)' },
  S3_REGION: { schema: z.string(), default: 'auto', mayBe: 'a region' },
  S3_ACCESS_KEY_ID: { schema: z.string().optional(), mayBe: 'an access key, with S3_ENDPOINT' },
  S3_SECRET_ACCESS_KEY: { schema: z.string().optional(), mayBe: 'a secret key, with S3_ENDPOINT' },
  FETCH_PRIVATE_ADDRESSES: {
    schema: flag,
    default: '0',
    mayBe: '0 or 1: whether an import may fetch pictures within the own network, for development',
  },
  PICTURE_CACHE_MB: {
    schema: fromText(10, 1_000_000),
    default: '1024',
    mayBe: 'megabytes on disk for resized pictures, 10 to 1000000',
  },
  DEMO: { schema: flag.optional(), mayBe: '0 or 1' },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    default: 'info',
    mayBe: 'fatal, error, warn, info, debug, trace or silent',
  },
  RTMP_PORT: {
    schema: fromText(0, 65_535),
    default: '1935',
    mayBe: 'a port, 0 to 65535, where encoders of lives connect; 0: none does',
  },
  RTMP_URL: {
    schema: rtmpUrl.optional(),
    mayBe: 'rtmp://…/live, where encoders reach the media server, where that is not this host',
  },
  SRS_URL: {
    schema: webUrl.optional(),
    mayBe: 'http://…, the HTTP API of SRS (unset: lives are taken in by this process)',
  },
  SRS_PLAY_URL: {
    schema: playUrl.optional(),
    mayBe:
      'where players fetch lives from SRS, such as https://live.example/live, or /media/live behind one proxy',
  },
  SRS_RECORDINGS: {
    schema: folderOrUrl.optional(),
    mayBe: 'the folder of the recordings of SRS as this machine sees it, or http://… where they are fetched',
  },
  MEDIA_SECRET: {
    schema: secret.optional(),
    mayBe: 'a secret of at least 16 characters that SRS calls back with',
  },
  RATE_LIMIT: {
    schema: fromText(0, 1_000_000).optional(),
    mayBe: 'calls a second for one address; 0 is none',
  },
  READ_CACHE_MS: {
    schema: fromText(0, 2_000),
    default: '1000',
    mayBe: 'how old an answer everyone gets alike may be, 0 to 2000; 0 is none',
  },
  TRUST_PROXY: {
    schema: proxies,
    default: '0',
    mayBe:
      'how many proxies add to X-Forwarded-For, 0 to 9, or their addresses and networks, separated by commas',
  },
  METRICS_TOKEN: {
    schema: secret.optional(),
    mayBe: 'what readers of the metrics must send, 16 characters or more',
  },
  METRICS_PORT: { schema: fromText(0, 65_535).optional(), mayBe: 'a port for the metrics alone, 0 to 65535' },
  PAY_CHANNELS: { schema: z.string().optional(), mayBe: 'balance, wechat, sandbox, separated by commas' },
  SMS_PROVIDER: { schema: z.enum(['log', 'aliyun']), default: 'log', mayBe: 'log or aliyun' },
  SMS_ACCESS_KEY_ID: { schema: z.string().optional(), mayBe: "the provider's key" },
  SMS_ACCESS_KEY_SECRET: { schema: z.string().optional(), mayBe: "the provider's secret" },
  SMS_SIGN_NAME: { schema: z.string().optional(), mayBe: 'the signature shown in a message' },
  SMS_TEMPLATE_CODE: { schema: z.string().optional(), mayBe: "the code message's template" },
  SMS_TEMPLATE_SHOP_APPROVED: {
    schema: z.string().optional(),
    mayBe: "the template of an approved shop's message",
  },
  SMS_TEMPLATE_SHOP_REJECTED: {
    schema: z.string().optional(),
    mayBe: "the template of a rejected shop's message",
  },
  SMS_TEMPLATE_MOBILE_CHANGED: {
    schema: z.string().optional(),
    mayBe: 'the template of the message to a number that an account has left',
  },
  SMS_ENDPOINT: { schema: webUrl.optional(), mayBe: "https://…, other than the provider's own" },
  WECHAT_APP_ID: { schema: z.string().optional(), mayBe: "the official account's app id" },
  WECHAT_APP_SECRET: { schema: z.string().optional(), mayBe: "the official account's secret" },
  WECHAT_API_URL: { schema: webUrl.optional(), mayBe: "https://…, other than WeChat's own" },
  WECHAT_OPEN_URL: { schema: webUrl.optional(), mayBe: "https://…, other than WeChat's own" },
  TRACKING_PROVIDER: {
    schema: z.enum(['none', 'stand_in', 'kuaidi100']).optional(),
    mayBe: 'none, stand_in or kuaidi100',
  },
  TRACKING_CUSTOMER: { schema: z.string().optional(), mayBe: "the tracking provider's customer number" },
  TRACKING_KEY: { schema: z.string().optional(), mayBe: "the tracking provider's key" },
  TRACKING_ENDPOINT: { schema: webUrl.optional(), mayBe: "https://…, other than the provider's own" },
  WAYBILL_PROVIDER: { schema: z.enum(['none', 'kuaidi100']).optional(), mayBe: 'none or kuaidi100' },
  WAYBILL_KEY: { schema: z.string().optional(), mayBe: "the waybill provider's key" },
  WAYBILL_SECRET: { schema: z.string().optional(), mayBe: "the waybill provider's secret" },
  WAYBILL_ENDPOINT: { schema: webUrl.optional(), mayBe: "https://…, other than the provider's own" },
  ASSISTANT_URL: {
    schema: webUrl.optional(),
    mayBe: 'https://…, where a language model answers chat completions, without /chat/completions',
  },
  ASSISTANT_KEY: { schema: z.string().optional(), mayBe: "the language model's key" },
  ASSISTANT_MODEL: { schema: z.string().max(100).optional(), mayBe: "the language model's name" },
  WECHATPAY_BASE_URL: { schema: webUrl.optional(), mayBe: "https://…, other than the channel's own" },
  WECHATPAY_APP_ID: { schema: z.string().optional(), mayBe: 'the app id' },
  WECHATPAY_MERCHANT_ID: { schema: z.string().optional(), mayBe: 'the merchant id' },
  WECHATPAY_SERIAL: { schema: z.string().optional(), mayBe: "the merchant certificate's serial number" },
  WECHATPAY_PRIVATE_KEY: { schema: pem.optional(), mayBe: "the merchant's private key, PEM" },
  WECHATPAY_PLATFORM_SERIAL: { schema: z.string().optional(), mayBe: "the channel's public key id" },
  WECHATPAY_PLATFORM_KEY: { schema: pem.optional(), mayBe: "the channel's public key, PEM" },
  WECHATPAY_PLATFORM_NEXT_SERIAL: {
    schema: z.string().optional(),
    mayBe: "the id of the channel's next public key, while it changes",
  },
  WECHATPAY_PLATFORM_NEXT_KEY: {
    schema: pem.optional(),
    mayBe: "the channel's next public key, PEM",
  },
  WECHATPAY_API_V3_KEY: { schema: z.string().length(32).optional(), mayBe: '32 characters' },
  WECHATPAY_TRANSFER_SCENE: {
    schema: z.string().max(36).optional(),
    mayBe: 'the number of the scene in which the merchant transfers money to people',
  },
  WECHATPAY_TRANSFER_REPORT: {
    schema: z
      .string()
      .regex(/^[^=;]+=[^=;]+(;[^=;]+=[^=;]+)*$/)
      .optional(),
    mayBe: "what the scene's transfers are reported as, name=text;name=text",
  },
} as const satisfies Record<string, Variable>;

type Environment = { [K in keyof typeof variables]: z.output<(typeof variables)[K]['schema']> };
type Supplied = Record<string, string | undefined>;

/** Why a start is refused: a line for each variable, fit to be shown as it is. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the environment; throws ConfigError naming every bad variable and what it may be. */
export function readConfig(supplied: Supplied, mode: { production: boolean }) {
  const { env, bad } = readVariables(supplied);
  const demo = env.DEMO ?? !mode.production;
  const payChannels = (env.PAY_CHANNELS ?? (mode.production ? 'balance' : 'balance,sandbox')).split(
    ',',
  ) as PayChannel[];
  if (env.S3_ENDPOINT && !(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY)) {
    bad.push('S3_ENDPOINT needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
  }
  if (env.DATA_KEY && env.DATA_KEY === env.SECRET)
    bad.push('DATA_KEY may not be SECRET: one lost would lose both');
  if (Boolean(env.ASSISTANT_URL) !== Boolean(env.ASSISTANT_MODEL))
    bad.push('ASSISTANT_URL and ASSISTANT_MODEL go together');
  if (env.SRS_URL && !env.SRS_PLAY_URL) bad.push('SRS_URL needs SRS_PLAY_URL');
  const hasPooler = env.DATABASE_POOLER === 'transaction';
  if (hasPooler && !(env.DATABASE_URL && env.DATABASE_DIRECT_URL)) {
    bad.push('DATABASE_POOLER needs DATABASE_URL and DATABASE_DIRECT_URL');
  }
  if (mode.production) bad.push(...listUnfit(env, supplied, payChannels));
  if (bad.length > 0) throw new ConfigError([...new Set(bad)].join('\n'));
  // the demo's passwords are known to everybody, so nobody but this machine is let in unless told so
  const host = env.HOST ?? (mode.production ? '0.0.0.0' : '127.0.0.1');
  return {
    production: mode.production,
    testing: supplied.NODE_ENV === 'test',
    demo,
    port: env.PORT,
    host,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    /** The server itself, where a pooler stands before it. */
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    databasePooler: hasPooler,
    databasePool: env.DATABASE_POOL,
    redisUrl: env.REDIS_URL,
    publicUrl: env.PUBLIC_URL,
    socketUrl: env.SOCKET_URL,
    /** Where this node itself takes sockets: also where a proxy leads them that keeps the ordinary path. */
    socketPaths: [...new Set([ordinarySocketPath, new URL(env.SOCKET_URL, 'ws://here').pathname])],
    secret: env.SECRET,
    passwordPepper: env.PASSWORD_PEPPER,
    dataKey: env.DATA_KEY,
    fetchPrivateAddresses: env.FETCH_PRIVATE_ADDRESSES,
    pictureCacheBytes: env.PICTURE_CACHE_MB * 1024 * 1024,
    s3: readS3(env),
    logLevel: env.LOG_LEVEL,
    media: {
      rtmpPort: env.RTMP_PORT,
      /** The usual port may be taken by another market of the machine, which then goes without encoders. */
      mustListen: mode.production || Boolean(supplied.RTMP_PORT),
      rtmpUrl: env.RTMP_URL,
      /** Where nobody was told it, nobody calls back. */
      secret: env.MEDIA_SECRET ?? (mode.production ? randomUUID() : developmentMediaSecret),
      srs: readSrs(env),
    },
    rateLimit: env.RATE_LIMIT ?? (mode.production || !isLoopback(host) ? 100 : 0),
    readCacheMs: env.READ_CACHE_MS,
    trustProxy: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN,
    metricsPort: env.METRICS_PORT,
    payChannels,
    sms: {
      provider: env.SMS_PROVIDER,
      accessKeyId: env.SMS_ACCESS_KEY_ID,
      accessKeySecret: env.SMS_ACCESS_KEY_SECRET,
      signName: env.SMS_SIGN_NAME,
      templateCode: env.SMS_TEMPLATE_CODE,
      shopApprovedTemplate: env.SMS_TEMPLATE_SHOP_APPROVED,
      shopRejectedTemplate: env.SMS_TEMPLATE_SHOP_REJECTED,
      mobileChangedTemplate: env.SMS_TEMPLATE_MOBILE_CHANGED,
      endpoint: env.SMS_ENDPOINT,
    },
    wechat: {
      appId: env.WECHAT_APP_ID,
      secret: env.WECHAT_APP_SECRET,
      apiUrl: env.WECHAT_API_URL,
      openUrl: env.WECHAT_OPEN_URL,
    },
    tracking: {
      provider: env.TRACKING_PROVIDER ?? (mode.production ? ('none' as const) : ('stand_in' as const)),
      customer: env.TRACKING_CUSTOMER,
      key: env.TRACKING_KEY,
      endpoint: env.TRACKING_ENDPOINT,
    },
    assistant: { url: env.ASSISTANT_URL, key: env.ASSISTANT_KEY, model: env.ASSISTANT_MODEL },
    waybills: {
      provider: env.WAYBILL_PROVIDER,
      key: env.WAYBILL_KEY,
      secret: env.WAYBILL_SECRET,
      endpoint: env.WAYBILL_ENDPOINT,
    },
    wechatPay: {
      baseUrl: env.WECHATPAY_BASE_URL,
      appId: env.WECHATPAY_APP_ID,
      merchantId: env.WECHATPAY_MERCHANT_ID,
      serial: env.WECHATPAY_SERIAL,
      privateKey: env.WECHATPAY_PRIVATE_KEY,
      platformSerial: env.WECHATPAY_PLATFORM_SERIAL,
      platformKey: env.WECHATPAY_PLATFORM_KEY,
      platformNextSerial: env.WECHATPAY_PLATFORM_NEXT_SERIAL,
      platformNextKey: env.WECHATPAY_PLATFORM_NEXT_KEY,
      apiV3Key: env.WECHATPAY_API_V3_KEY,
      transferScene: env.WECHATPAY_TRANSFER_SCENE,
      transferReport: env.WECHATPAY_TRANSFER_REPORT,
    },
  };
}
export type Config = ReturnType<typeof readConfig>;

/** The configuration of this process. */
export const configOfProcess = (mode: { production: boolean }): Config => readConfig(process.env, mode);

const isLoopback = (host: string) => /^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host);

/** What can be read of it, and a line for each variable that cannot. */
function readVariables(supplied: Supplied): { env: Environment; bad: string[] } {
  const values: Record<string, unknown> = {};
  const bad: string[] = [];
  for (const [name, variable] of Object.entries<Variable>(variables)) {
    const checked = variable.schema.safeParse(supplied[name] || variable.default);
    if (checked.success) values[name] = checked.data;
    else bad.push(`${name} may be ${variable.mayBe}`);
  }
  for (const channel of (supplied.PAY_CHANNELS || 'balance').split(',')) {
    if (!['balance', 'wechat', 'sandbox'].includes(channel))
      bad.push(`PAY_CHANNELS may be ${variables.PAY_CHANNELS.mayBe}`);
  }
  return { env: values as Environment, bad };
}

function readS3(env: Environment) {
  if (!env.S3_ENDPOINT || !env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) return undefined;
  return {
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
}

function readSrs(env: Environment) {
  if (!env.SRS_URL || !env.SRS_PLAY_URL) return undefined;
  return {
    url: env.SRS_URL.replace(/\/$/, ''),
    playUrl: env.SRS_PLAY_URL,
    recordings: env.SRS_RECORDINGS?.replace(/\/$/, ''),
  };
}

/** What is fit for a demo only: production never starts on it. */
function listUnfit(env: Environment, supplied: Supplied, payChannels: string[]): string[] {
  const unfit: string[] = [];
  if (env.DEMO) unfit.push('DEMO may not be 1 in production');
  if (payChannels.includes('sandbox')) unfit.push('PAY_CHANNELS may not name sandbox in production');
  if (env.FETCH_PRIVATE_ADDRESSES) unfit.push('FETCH_PRIVATE_ADDRESSES may not be 1 in production');
  if (env.TRACKING_PROVIDER === 'stand_in') unfit.push('TRACKING_PROVIDER may not be stand_in in production');
  if (env.SMS_PROVIDER === 'log') {
    unfit.push(
      'SMS_PROVIDER may not be log in production: everybody who reads the log could log in as anybody',
    );
  }
  if (!supplied.DATABASE_URL && env.EMBEDDED_DATABASE_IN_PRODUCTION !== 'allowed') {
    unfit.push(
      'DATABASE_URL must be set in production; the embedded database is taken with EMBEDDED_DATABASE_IN_PRODUCTION=allowed only',
    );
  }
  const developments = {
    SECRET: developmentSecret,
    PASSWORD_PEPPER: developmentPepper,
    DATA_KEY: developmentDataKey,
    MEDIA_SECRET: developmentMediaSecret,
  };
  for (const [name, development] of Object.entries(developments)) {
    const given = env[name as keyof typeof developments];
    const isMissing = name === 'MEDIA_SECRET' && given === undefined && env.SRS_URL;
    if (given === development || isMissing) unfit.push(`${name} must be set in production`);
    else if (given !== undefined && !isStrong(given)) {
      unfit.push(`${name} must have at least ${shortestSecret} characters in production, and be random`);
    }
  }
  return unfit;
}

const shortestSecret = 32;
const fewestDistinct = 10;

/** Long, and no repetition of a few characters. */
const isStrong = (text: string): boolean =>
  text.length >= shortestSecret && new Set(text).size >= fewestDistinct;
