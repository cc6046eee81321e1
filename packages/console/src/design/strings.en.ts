import type { Strings } from '@chengji/client-kit/i18n';
import type { zh } from './strings.zh.ts';

export const en: Strings<typeof zh> = {
  back: 'Back',
  retry: 'Try again',
  loading: 'Loading',
  failedTitle: 'This did not load',
  requestId: 'Request {id}',
  lockedTitle: 'You may not see this page',
  lockedHint: 'Your role lacks this right. Ask your administrator.',
  total: '{n} in all',
  perPage: '/ page',
  selected: '{n} selected',
  unselect: 'Clear the selection',
  noMatchTitle: 'Nothing matches',
  noMatchHint: 'Try fewer filters or other words',
  clearFilters: 'Clear filters',
  overdue: 'Time is up',
  preview: 'Preview',
  copy: 'Copy',
  copied: 'Copied',
};
