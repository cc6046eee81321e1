import type { Clock } from '../../../kernel/clock.ts';
import { type Config, ConfigError } from '../../../kernel/config.ts';
import { AliyunSms } from './aliyun-sms.ts';
import { LogSms } from './log-sms.ts';
import type { Sms } from './sms.ts';

/** The way for codes that the configuration names; a provider without its account stops the start. */
export function createSms(config: Pick<Config, 'sms'>, clock: Clock, print: (line: string) => void): Sms {
  const { provider, accessKeyId, accessKeySecret, signName, templateCode, endpoint } = config.sms;
  if (provider === 'log') return new LogSms(print);
  if (!accessKeyId || !accessKeySecret || !signName || !templateCode) {
    throw new ConfigError(
      'SMS_PROVIDER aliyun needs SMS_ACCESS_KEY_ID, SMS_ACCESS_KEY_SECRET, SMS_SIGN_NAME and SMS_TEMPLATE_CODE',
    );
  }
  return new AliyunSms({ accessKeyId, accessKeySecret, signName, templateCode, endpoint }, clock);
}
