/** Where people are paid out to, and what they ask for. */
import { randomUUID } from 'node:crypto';
import type { CallIn, PayoutAccount } from '@chengji/contract';
import { isCardNumber } from '@chengji/contract/wallet/card-number.rules';
import { type Person, testPayPassword } from './people.ts';

let made = 0;

/** The number of a debit card of ICBC, another each time. */
export function createCardNumber(prefix = '622202'): string {
  made += 1;
  const digits = `${prefix}${String(made).padStart(18 - prefix.length, '0')}`;
  for (let check = 0; check < 10; check += 1)
    if (isCardNumber(`${digits}${check}`)) return `${digits}${check}`;
  throw new Error(`no check digit fits ${digits}`);
}

export const payoutAccountForm = (
  traits: Partial<CallIn<'POST /wanlshop/bank/save'>> = {},
): CallIn<'POST /wanlshop/bank/save'> => ({
  bank_code: 'ICBC',
  account: createCardNumber(),
  name: '林晓雨',
  phone: '13800000001',
  agree: true,
  ...traits,
});

export const aPayoutAccount = (
  { client }: Person,
  traits: Partial<CallIn<'POST /wanlshop/bank/save'>> = {},
): Promise<PayoutAccount> => client.call('POST /wanlshop/bank/save', payoutAccountForm(traits));

/** Asks for money to be paid out to this account. */
export const withdraw = (
  { client }: Person,
  account_id: number,
  amount: string,
  idempotencyKey: string = randomUUID(),
) =>
  client.call(
    'POST /wanlshop/wallet/withdraw',
    { account_id, amount, password: testPayPassword },
    { idempotencyKey },
  );
