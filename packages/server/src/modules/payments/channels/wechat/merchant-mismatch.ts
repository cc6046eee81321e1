import type { Mismatch } from '../gateway.ts';
import type { WechatAccount } from './account.ts';

/** What is told of another merchant's is none of ours. */
export function findMerchantMismatch({ merchantId: expected }: WechatAccount, got: string): Mismatch | null {
  return got === expected ? null : { kind: 'wrong_merchant', expected, got };
}
