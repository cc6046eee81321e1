import type { Clock } from '../../../kernel/clock.ts';
import { type Config, ConfigError } from '../../../kernel/config.ts';
import { AliyunSms } from './aliyun-sms.ts';
import { LogSms } from './log-sms.ts';
import type { Sms } from './sms.ts';

/** The way for messages that the configuration names; a provider without its account stops the start. */
export function createSms(config: Pick<Config, 'sms'>, clock: Clock, print: (line: string) => void): Sms {
  const { provider, accessKeyId, accessKeySecret, signName, endpoint } = config.sms;
  const { templateCode: code, shopApprovedTemplate, shopRejectedTemplate } = config.sms;
  if (provider === 'log') return new LogSms(print);
  if (
    !accessKeyId ||
    !accessKeySecret ||
    !signName ||
    !code ||
    !shopApprovedTemplate ||
    !shopRejectedTemplate
  ) {
    throw new ConfigError(
      'SMS_PROVIDER aliyun needs SMS_ACCESS_KEY_ID, SMS_ACCESS_KEY_SECRET, SMS_SIGN_NAME, SMS_TEMPLATE_CODE, SMS_TEMPLATE_SHOP_APPROVED and SMS_TEMPLATE_SHOP_REJECTED',
    );
  }
  const templates = { code, shop_approved: shopApprovedTemplate, shop_rejected: shopRejectedTemplate };
  return new AliyunSms({ accessKeyId, accessKeySecret, signName, templates, endpoint }, clock);
}
