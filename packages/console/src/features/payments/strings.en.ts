import type { Strings } from '@chengji/client-kit/i18n';
import type { zh } from './strings.zh.ts';

export const en: Strings<typeof zh> = {
  findings: 'Payment issues',
  findingsSummary:
    'A channel notification didn’t match the order, or a refund didn’t arrive. Check the channel’s statement, then resolve it.',
  state: 'Status',
  state_open: 'Unresolved',
  state_resolved: 'Resolved',
  noFindings: 'No payment issues',
  noFindingsHint: 'All channel notifications match the orders',
  kind: 'Issue',
  kind_wrong_amount: 'Wrong amount',
  kind_wrong_currency: 'Wrong currency',
  kind_wrong_app: 'Wrong app',
  kind_wrong_merchant: 'Wrong merchant',
  kind_wrong_channel: 'Wrong channel',
  kind_refund_abnormal: 'Refund failed',
  kind_refund_closed: 'Refund closed',
  kind_refund_after_all: 'Refunded twice',
  kind_payout_after_all: 'Paid after failing',
  kind_unknown_payment: 'Unknown payment',
  kind_unknown_refund: 'Unknown refund',
  kind_unknown_payout: 'Unknown payout',
  means_wrong_amount: 'The amount received isn’t the amount due. It’s on hold, and the order is still unpaid',
  means_wrong_currency:
    'The payment wasn’t in CNY, so it isn’t in the ledger. The order is still unpaid; return the money in the channel’s own console',
  means_wrong_app:
    'The payment reached our merchant account through another app. It’s on hold, and the order is still unpaid',
  means_wrong_merchant: 'The notification is for another merchant and was ignored; we don’t have the money',
  means_wrong_channel:
    'The notification came from another channel and was ignored. If money did arrive, it’s on that channel’s daily bill and is repaired on the money radar',
  means_refund_abnormal:
    'The channel couldn’t pay the refund (the card may be closed); the money is still with the platform',
  means_refund_closed: 'The channel closed the refund; the money is still with the platform',
  means_refund_after_all:
    'The money had been returned another way, and then the channel refunded it too. The extra refund is on the channel’s daily bill and is repaired on the money radar',
  means_payout_after_all:
    'The channel reported a failure, then paid out; it may have been paid again in between. An extra payout is on the channel’s daily bill and is repaired on the money radar',
  means_unknown_payment:
    'The channel reported a payment with a number we don’t have. If it’s real, it’s on the channel’s daily bill and is repaired on the money radar',
  means_unknown_refund:
    'The channel reported a refund with a number we don’t have. If it’s real, it’s on the channel’s daily bill and is repaired on the money radar',
  means_unknown_payout:
    'The channel reported a payout with a number we don’t have. If it’s real, it’s on the channel’s daily bill and is repaired on the money radar',
  channel_balance: 'Balance',
  channel_wechat: 'WeChat Pay',
  channel_sandbox: 'Sandbox',
  subject: 'Payment or refund no.',
  told: 'Reported',
  gotSo: 'Reported: {got}',
  told_done: 'completed',
  told_pending: 'pending',
  told_failed: 'failed',
  told_given_up: 'given up',
  told_abnormal: 'abnormal',
  told_closed: 'closed',
  told_unpaid: 'unpaid',
  expectedSo: 'Expected: {expected}',
  foundAt: 'Found',
  resolution: 'Resolution',
  sent: 'Refunded through the channel',
  resolve: 'Resolve',
  resolveTitle: 'Resolve “{kind}”?',
  note: 'Note',
  noteHint: 'What you checked and did; kept on record',
  nothingToMove: 'There’s no money to move here. Resolving posts nothing and only keeps your note.',
  waits: '{by} submitted a refund; another colleague must approve it on the money radar',
  send_back: 'Also refund through the channel',
  send_again: 'Also retry the refund through the channel',
  ask: 'Submit for a second approval',
  asked: 'Submitted; another colleague must approve it',
  resolved: 'Resolved',
};
