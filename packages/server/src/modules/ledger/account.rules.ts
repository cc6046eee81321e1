/**
 * Whose money: every account is named by its owner and what it is for. A shopper's and a shop's account can
 * never fall below zero; the platform's and the outside world's are the other side of every movement and may.
 */
declare const account: unique symbol;
/** `shopper:7:available`, `platform:escrow`, `external:wechat` … */
export type Account = string & { readonly [account]: true };

/**
 * Escrow holds what was paid until its order ends, `refunding` what a channel is to give back of it; fees, commission
 * and promotions are the platform's own.
 */
export type PlatformFund = 'escrow' | 'refunding' | 'commission' | 'fees' | 'promotions';

const named = (...parts: (string | number)[]) => parts.join(':') as Account;

export const shopperAvailable = (shopperId: number) => named('shopper', shopperId, 'available');
export const shopperFrozen = (shopperId: number) => named('shopper', shopperId, 'frozen');
export const shopPending = (shopId: number) => named('shop', shopId, 'pending');
export const shopAvailable = (shopId: number) => named('shop', shopId, 'available');
export const shopFrozen = (shopId: number) => named('shop', shopId, 'frozen');
export const platform = (fund: PlatformFund) => named('platform', fund);
/** The world beyond a payment channel: what came in through it is below zero here. */
export const external = (channel: string) => named('external', channel);

/** Whether the account has a balance of its own that may never fall below zero. */
export const isGuarded = (account: Account): boolean =>
  account.startsWith('shopper:') || account.startsWith('shop:');
