import type { Strings } from '@chengji/client-kit/i18n';
import type { zh } from './strings.zh.ts';

export const en: Strings<typeof zh> = {
  apiMissing: 'This API does not exist',
  apiBusy: 'The API server is busy',
  loginFirst: 'Please log in first',
  poorNetwork: 'The network is poor',
  requestFailed: 'The request failed ({status})',
  copied: 'Copied',
  copyFailed: 'Could not copy',
  copyUnsupported: 'Not supported by this browser',
  newVersion: 'There is a new version. Update now?',
  updateNow: 'Update',
  ignoreUpdate: 'Ignore',
};
