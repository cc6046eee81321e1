import type { PayoutAccount } from '@chengji/contract';
import { toLastDigits } from '../accounts/account.view.ts';
import { useWalletStrings } from '../strings.ts';

type Named = Pick<PayoutAccount, 'kind' | 'bank_name' | 'account' | 'name'>;

/** A payout account in words: `招商银行 储蓄卡`, `林* 满 · 尾号 6029`; WeChat has neither bank nor number. */
export function useAccountWords() {
  const t = useWalletStrings();
  const toBank = ({ kind, bank_name }: Pick<Named, 'kind' | 'bank_name'>) =>
    kind === 'wechat' ? t('wechatAccount') : bank_name;
  return {
    toBank,
    toDetail: ({ kind, account, name }: Named) =>
      kind === 'wechat'
        ? name
        : [name, t('cardEnd', { digits: toLastDigits(account) })].join(t('listSeparator')),
    /** `招商银行（6029）` */
    toShort: (account: Named) =>
      account.kind === 'wechat' ? toBank(account) : `${toBank(account)} ${toLastDigits(account.account)}`,
  };
}
