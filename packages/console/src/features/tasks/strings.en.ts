import type { Strings } from '@chengji/client-kit/i18n';
import type { zh } from './strings.zh.ts';

export const en: Strings<typeof zh> = {
  state_waiting: 'Waiting',
  state_running: 'Running',
  state_done: 'Done',
  state_failed: 'Failed',
  state_cancelled: 'Cancelled',
  progress: 'Progress',
  of: '{done} / {total}',
  download: 'Download',
  cancel: 'Stop',
  cancelTitle: 'Stop this?',
  cancelBody: 'What is done already stays done.',
  keepOn: 'Keep going',
  export: 'Export',
  title_goods_export: 'Export goods',
  title_orders_export: 'Export orders',
  hint_goods_export:
    'All goods that match the filters. The file has the columns of a Shopify product table: change it and import it again.',
  hint_orders_export:
    'All orders that match the filters, a line for each goods; an order’s amounts are on its first line only, so that sums are right.',
  title_refunds_export: 'Export refunds',
  hint_refunds_export: 'Every refund of this tab and its filters, one a line.',
  maskedHint: 'The middle of mobile numbers is hidden.',
  withContacts: 'With whole mobile numbers (recorded in the audit log)',
  downloadFailed:
    'The file cannot be downloaded: it belongs to whoever exported it, has expired, or your rights have changed',
  start: 'Start the export',
  earlier: 'Your exports',
  leaveHint: 'You may leave this page and download the file later. Only you can download it.',
  none: 'Nothing was exported yet',
  file: 'File',
  state: 'State',
  startedAt: 'Started',
};
