import type { CallChecked, PayoutAccount } from '@chengji/contract';
import { banks } from '@chengji/contract/wallet/banks';
import { cleanCardNumber, isCardNumber, recogniseCard } from '@chengji/contract/wallet/card-number.rules';
import { recordChange } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { transact } from '../../../kernel/db/transact.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { findBoundOpenid } from '../../identity/index.ts';
import type { Owner } from '../owner.rules.ts';
import { requireOwner } from '../require-owner.ts';
import { findPayoutChannel } from '../withdrawals/wechat-payout.ts';
import {
  type AccountRow,
  clearDefault,
  countAccounts,
  insertAccount,
  listAccountRows,
  lockAccounts,
  removeAccounts,
} from './account.queries.ts';
import { presentAccount, presentDestination } from './present-account.ts';
import { type AccountHolder, digestHolder, digestNumber, sealHolder } from './sealed-account.ts';

type Input = CallChecked<'POST /wanlshop/bank/save'>;
type Card = CallChecked<'POST /seller/money/account'>;
type Checked = Pick<AccountRow, 'kind' | 'bankCode' | 'cardType'> & { holder: AccountHolder };

export async function saveAccount(ctx: Context, input: Input): Promise<PayoutAccount> {
  if (!input.agree) throw new Refusal('bank.not_agreed', {}, { field: 'agree' });
  const owner = requireOwner(ctx);
  const checked = input.kind === 'wechat' ? await checkWechat(ctx, owner, input) : checkCard(input);
  return transact(ctx, async (ctx) => {
    await lockAccounts(ctx.db, owner);
    const has = await countAccounts(ctx.db, owner);
    const most = ctx.services.settings.get('wallet.most_accounts');
    if (has >= most) throw new Refusal('bank.too_many', { most });
    const isDefault = input.is_default || has === 0;
    if (isDefault) await clearDefault(ctx.db, owner);
    return presentAccount(ctx, await addAccount(ctx, owner, checked, isDefault));
  });
}

/** A shop has one: the new one takes the place of the one before. */
export async function saveShopAccount(ctx: Context, input: Card): Promise<PayoutAccount> {
  const owner = requireOwner(ctx);
  const checked = checkCard(input);
  return transact(ctx, async (ctx) => {
    await lockAccounts(ctx.db, owner);
    const [before] = await listAccountRows(ctx.db, owner);
    await removeAccounts(ctx.db, owner);
    const account = await addAccount(ctx, owner, checked, true);
    await recordChange(ctx, {
      subject: 'payout_account',
      id: account.id,
      before: before ? presentDestination(ctx, before) : null,
      after: presentDestination(ctx, account),
    });
    return presentAccount(ctx, account);
  });
}

async function addAccount(
  ctx: Context,
  owner: Owner,
  { holder, ...kept }: Checked,
  isDefault: boolean,
): Promise<AccountRow> {
  const account = await insertAccount(ctx.db, {
    ...kept,
    ownerKind: owner.kind,
    ownerId: owner.id,
    sealed: sealHolder(ctx, owner, holder),
    digest: digestHolder(ctx, owner, holder),
    sharedDigest: digestNumber(ctx, holder),
    isDefault,
    createdAt: ctx.clock.now(),
  });
  if (!account) throw new Refusal('bank.account_twice', {}, { field: 'account' });
  return account;
}

/** What is typed decides; the kind of card may be left to its first digits. */
function checkCard({ bank_code, card_type, account, name, phone }: Card): Checked {
  const bank = banks.find(({ code }) => code === bank_code);
  if (!bank) throw new Refusal('bank.bank_unknown', {}, { field: 'bank_code' });
  const number = cleanCardNumber(account);
  if (!isCardNumber(number)) throw new Refusal('bank.number_wrong', {}, { field: 'account' });
  const cardType = card_type ?? recogniseCard(number, banks)?.card_type;
  if (!cardType) throw new Refusal('bank.card_type_missing', {}, { field: 'card_type' });
  return { kind: 'manual', bankCode: bank.code, cardType, holder: { number, openid: '', name, phone } };
}

/** The account that is bound now is the one that is paid out to, also if another is bound later. */
async function checkWechat(ctx: Context, { id }: Owner, { name, phone }: Input): Promise<Checked> {
  const openid = findPayoutChannel(ctx) && (await findBoundOpenid(ctx, id));
  if (openid === null) throw new Refusal('bank.wechat_not_bound', {}, { field: 'kind' });
  return { kind: 'wechat', bankCode: '', cardType: null, holder: { number: '', openid, name, phone } };
}
