import type { Strings } from '@chengji/client-kit/i18n';
import type { zh } from './strings.zh.ts';

export const en: Strings<typeof zh> = {
  state_waiting: 'Queued',
  state_running: 'Running',
  state_done: 'Done',
  state_failed: 'Failed',
  state_cancelled: 'Cancelled',
  progress: 'Progress',
  of: '{done} / {total}',
  download: 'Download',
  cancel: 'Stop',
  cancelTitle: 'Stop this task?',
  cancelBody: 'What’s already done is kept.',
  keepOn: 'Keep running',
  export: 'Export',
  title_goods_export: 'Export products',
  title_orders_export: 'Export orders',
  hint_goods_export:
    'All products that match the filters. The file uses Shopify’s product columns, so you can edit it and import it again.',
  hint_orders_export:
    'All orders that match the filters, one row per product. Order amounts appear only on the first row, so totals add up.',
  title_refunds_export: 'Export refunds',
  hint_refunds_export: 'All refunds in this tab that match the filters, one per row.',
  maskedHint: 'Mobile numbers are masked.',
  withContacts: 'Include full mobile numbers (recorded in the audit log)',
  downloadFailed:
    'Couldn’t download the file: it belongs to another person, has expired, or your permissions have changed',
  start: 'Export',
  earlier: 'My exports',
  leaveHint: 'You can leave this page and download the file later. Only you can download it.',
  none: 'No exports yet',
  file: 'File',
  state: 'Status',
  startedAt: 'Started',
};
