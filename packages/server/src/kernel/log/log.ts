import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';
import { toLoggedError } from './logged-error.ts';

export type { Logger };

/** What is never written down, at any depth of what is logged. */
const secretNames = ['password', 'confirm', 'token', 'code', 'authorization', 'secret', 'privateKey'];

/** To standard output, or to where a test looks. */
export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => toLoggedError(error) },
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
  };
  return destination ? pino(options, destination) : pino(options);
}
