import type { Strings } from '@chengji/client-kit/i18n';
import type { zh } from './strings.zh.ts';

export const en: Strings<typeof zh> = {
  sellerWelcome: 'Log in to the seller centre',
  platformWelcome: 'Log in to the platform',
  sellerHint: 'Goods, orders and shipping',
  platformHint: 'Settings and the market’s time',
  account: 'Account',
  accountMissing: 'Enter your account',
  password: 'Password',
  passwordMissing: 'Enter your password',
  login: 'Log in',
  apply: 'No shop yet? Open one',
  toSeller: 'To the seller centre',
  toPlatform: 'To the platform',
  loggedOut: 'Your login has ended. Please log in again.',
};
