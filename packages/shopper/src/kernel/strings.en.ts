import type { Strings } from '@chengji/client-kit/i18n';
import type { zh } from './strings.zh.ts';

export const en: Strings<typeof zh> = {
  apiMissing: 'This feature isn’t available',
  apiBusy: 'The server is busy. Please try again later',
  loginFirst: 'Please sign in first',
  poorNetwork: 'Poor connection',
  requestFailed: 'Request failed ({status})',
  copied: 'Copied',
  linkCopied: 'Link copied',
  copyFailed: 'Copy failed',
  copyUnsupported: 'Not supported by this browser',
  newVersion: 'A new version is available. Update now?',
  updateNow: 'Update',
  ignoreUpdate: 'Not now',
  newMessage: 'Sent you a message',
};
