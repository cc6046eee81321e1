import { type Config, ConfigError } from '../../../kernel/config.ts';
import type { Clock } from '../../../kernel/time/clock.ts';
import { AliyunSms } from './aliyun-sms.ts';
import { LogSms } from './log-sms.ts';
import type { Sms } from './sms.ts';

/** The way for messages that the configuration names; a provider without its account stops the start. */
export function createSms(config: Pick<Config, 'sms'>, clock: Clock, print: (line: string) => void): Sms {
  const { provider, accessKeyId, accessKeySecret, signName, endpoint } = config.sms;
  const {
    templateCode: code,
    shopApprovedTemplate,
    shopRejectedTemplate,
    mobileChangedTemplate,
  } = config.sms;
  if (provider === 'log') return new LogSms(print);
  if (
    !accessKeyId ||
    !accessKeySecret ||
    !signName ||
    !code ||
    !shopApprovedTemplate ||
    !shopRejectedTemplate ||
    !mobileChangedTemplate
  ) {
    throw new ConfigError(
      'SMS_PROVIDER aliyun needs SMS_ACCESS_KEY_ID, SMS_ACCESS_KEY_SECRET, SMS_SIGN_NAME, SMS_TEMPLATE_CODE, SMS_TEMPLATE_SHOP_APPROVED, SMS_TEMPLATE_SHOP_REJECTED and SMS_TEMPLATE_MOBILE_CHANGED',
    );
  }
  const templates = {
    code,
    shop_approved: shopApprovedTemplate,
    shop_rejected: shopRejectedTemplate,
    mobile_changed: mobileChangedTemplate,
  };
  return new AliyunSms({ accessKeyId, accessKeySecret, signName, templates, endpoint }, clock);
}
