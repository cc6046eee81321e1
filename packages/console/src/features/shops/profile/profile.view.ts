/** A shop's profile while it is edited. */
import type { CallOut } from '@chengji/contract';
import { shopsSellerCalls } from '@chengji/contract/shops/shops.seller.calls';

export type Profile = CallOut<'GET /seller/shop/details'>;
export const profileSchema = shopsSellerCalls['POST /seller/shop/save'].in;
