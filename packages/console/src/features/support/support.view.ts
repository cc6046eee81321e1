import { showMoney } from '@chengji/client-kit/money-display';
import type { BankQuestion, CallIn, InboxRow, ServiceBlock } from '@chengji/contract';
import { supportPlatformCalls } from '@chengji/contract/support/support.platform.calls';
import { defineList } from '../../design/lists/define-list.ts';
import { itemAtHand } from '../../design/queue/item-at-hand.ts';

export const inboxTabs = ['all', 'queued', 'mine', 'left', 'closed'] as const;
export const inboxList = defineList('GET /platform/support/list', supportPlatformCalls, {
  tab: 'tab',
  own: itemAtHand,
});

export const bankTabs = ['all', 'weak', 'off'] as const;
export const bankList = defineList('GET /platform/bank/list', supportPlatformCalls, {
  tab: 'tab',
  own: itemAtHand,
});

/** What the form of a question holds; wordings a line each. */
export type Draft = {
  question_zh: string;
  question_en: string;
  wordings_zh: string;
  wordings_en: string;
  answer_zh: string;
  answer_en: string;
  help_id: number;
  is_on: boolean;
};

export const toDraft = (question: BankQuestion | null, asked = ''): Draft => ({
  question_zh: question?.question.zh ?? asked,
  question_en: question?.question.en ?? '',
  wordings_zh: (question?.wordings.zh ?? []).join('\n'),
  wordings_en: (question?.wordings.en ?? []).join('\n'),
  answer_zh: question?.answer.zh ?? '',
  answer_en: question?.answer.en ?? '',
  help_id: question?.help_id ?? 0,
  is_on: question?.is_on ?? true,
});

const toLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const toWordings = ({ wordings_zh, wordings_en }: Draft) => ({
  zh: toLines(wordings_zh),
  en: toLines(wordings_en),
});

export const toSaveInput = (
  draft: Draft,
  { id, missedId }: { id?: number | undefined; missedId?: number | undefined },
): CallIn<'POST /platform/bank/save'> => ({
  ...(id === undefined ? {} : { id }),
  ...(missedId === undefined ? {} : { missed_id: missedId }),
  question: { zh: draft.question_zh, en: draft.question_en },
  wordings: toWordings(draft),
  answer: { zh: draft.answer_zh, en: draft.answer_en },
  help_id: draft.help_id === 0 ? null : draft.help_id,
  is_on: draft.is_on,
});

/** Of 100 who said whether it helped; null where nobody did. */
export const toHelpfulShare = ({ helpful, unhelpful }: Pick<BankQuestion, 'helpful' | 'unhelpful'>) =>
  helpful + unhelpful === 0 ? null : Math.round((100 * helpful) / (helpful + unhelpful));

export const toShare = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((100 * part) / whole);

/** Minutes and seconds, as `06:42`. */
export const toClock = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.floor(seconds % 60)];
  return `${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
};

/** What a block says in words; cards by what they are of. */
export function toWords(block: ServiceBlock): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'answer':
      return [block.text, ...block.sources.map(({ title, quote }) => `「${title}」${quote}`)]
        .filter((part) => part !== '')
        .join('\n');
    case 'orders':
      return block.rows.map(({ order_no, title }) => `${order_no} · ${title}`).join('\n');
    case 'refunds':
      return block.rows.map(({ title, amount }) => `${title} · ${showMoney(amount)}`).join('\n');
    case 'coupons':
      return block.rows.map(({ title }) => title).join('\n');
    case 'shops':
      return block.rows.map(({ name }) => name).join('\n');
    case 'questions':
      return block.rows.map(({ question }) => question).join('\n');
    case 'pages':
      return block.rows.map(({ title }) => title).join('\n');
    case 'wallet':
      return showMoney(block.wallet.balance);
    default:
      return '';
  }
}

export const getName = ({ user }: Pick<InboxRow, 'user'>, visitor: string): string =>
  user.id === null ? `${visitor} ${user.nickname}` : user.nickname;
