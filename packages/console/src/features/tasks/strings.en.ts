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
  exportGoods: 'Export goods',
  exportOrders: 'Export orders',
  goodsHint:
    'All goods that match the filters. The file has the columns of a Shopify product table: change it and import it again.',
  ordersHint:
    'All orders that match the filters, a line for each goods; an order’s amounts are on its first line only, so that sums are right.',
  start: 'Start the export',
  earlier: 'Exports',
  leaveHint: 'You may leave this page and download the file later.',
  none: 'Nothing was exported yet',
  file: 'File',
  state: 'State',
  startedAt: 'Started',
  actions: 'Actions',
};
