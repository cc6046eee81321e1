/** What an account, or all accounts of one kind, are to the reader of the radar. */
import { FundKind } from '@chengji/contract/states';

export type Fund = {
  fund: FundKind;
  /** Of an account beyond a channel; else empty. */
  channel: string;
  /** Of a person's or a shop's account. */
  ownerId: number | null;
};

/** Reads `external:wechat`, `platform:escrow`, `shopper:7:available` and `shopper:available`. */
export function parseAccount(account: string): Fund {
  const [area = '', ...rest] = account.split(':');
  if (area === 'external') return { fund: 'external', channel: rest.join(':'), ownerId: null };
  const purpose = rest.at(-1) ?? '';
  const fund = FundKind.parse(area === 'platform' ? purpose : `${area}_${purpose}`);
  return { fund, channel: '', ownerId: rest.length > 1 ? Number(rest[0]) : null };
}

/** Always shown, in this order; those beyond channels come first. */
export const shownFunds: readonly FundKind[] = FundKind.options.filter((fund) => fund !== 'external');
