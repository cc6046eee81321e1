/** A bank card as it is typed in: recognised by its number, checked before it is sent. */
import type { Bank, CardType } from '@chengji/contract';
import { cleanCardNumber, isCardNumber, recogniseCard } from '@chengji/contract/wallet/card-number.rules';

export type AccountDraft = {
  account: string;
  bank_code: string;
  card_type: CardType | null;
  name: string;
  phone: string;
};

export const emptyAccount: AccountDraft = {
  account: '',
  bank_code: '',
  card_type: null,
  name: '',
  phone: '',
};

/** What of the draft changes as its number does: a card that is recognised says its bank and kind by itself. */
export function readNumber(account: string, banks: readonly Bank[]): Partial<AccountDraft> {
  const found = recogniseCard(cleanCardNumber(account), banks);
  return found ? { account, bank_code: found.code, card_type: found.card_type } : { account };
}

/** What is sent; what is not chosen is left out, and is then what is missing. */
export const toAccountInput = ({ card_type, bank_code, ...draft }: AccountDraft) => ({
  ...draft,
  ...(bank_code === '' ? {} : { bank_code }),
  ...(card_type === null ? {} : { card_type }),
});

export const isCardNumberTyped = (typed: string): boolean => isCardNumber(cleanCardNumber(typed));
