import type { Bank, Language, PayoutAccount, PayoutMethod } from '@chengji/contract';
import { banks } from '@chengji/contract/wallet/banks';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { maskMobile } from '../../identity/index.ts';
import type { AccountRow } from './account.queries.ts';
import { maskCardNumber, maskName } from './account-mask.rules.ts';
import { type AccountHolder, openHolder } from './sealed-account.ts';

const wechat = { zh: '微信', en: 'WeChat', colour: '#07C160' };

/** Its name as people know it, and its colour. */
export function presentBank(
  { kind, bankCode }: { kind: PayoutMethod; bankCode: string },
  language: Language,
) {
  const bank = kind === 'wechat' ? wechat : banks.find(({ code }) => code === bankCode);
  return { bank_name: bank?.[language] ?? bankCode, colour: bank?.colour ?? '' };
}

export const listBanks = (language: Language): Bank[] =>
  banks.map(({ code, colour, prefixes, ...name }) => ({
    code,
    name: name[language],
    colour,
    prefixes,
  }));

type Destination = Pick<AccountRow, 'kind' | 'bankCode' | 'ownerKind' | 'ownerId' | 'sealed'>;

/** Where money goes, masked: of a payout account, or as a withdrawal keeps it. */
export function presentDestination(ctx: Context, row: Destination) {
  return presentHolder(ctx, row, openHolder(ctx, row));
}

const presentHolder = (
  { language }: Context,
  row: Destination,
  { number, name }: Pick<AccountHolder, 'number' | 'name'>,
) => ({
  kind: row.kind,
  bank_code: row.bankCode,
  ...presentBank(row, language),
  account: maskCardNumber(number),
  name: maskName(name),
});

export function presentAccount(ctx: Context, row: AccountRow): PayoutAccount {
  const holder = openHolder(ctx, row);
  return {
    id: row.id,
    ...presentHolder(ctx, row, holder),
    card_type: row.cardType,
    phone: maskMobile(holder.phone),
    is_default: row.isDefault,
    createtime: toUnixSeconds(row.createdAt),
  };
}
