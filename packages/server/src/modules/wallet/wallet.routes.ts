import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { showShopMoney } from './show-shop-money.ts';
import { showWallet } from './show-wallet.ts';

export const walletRoutes = routes(calls, {
  'GET /wanlshop/wallet/info': { verb: showWallet },
  'GET /seller/money/info': { verb: showShopMoney },
});
