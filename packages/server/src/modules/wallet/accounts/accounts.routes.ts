import { calls } from '@chengji/contract';
import { routes } from '../../../kernel/http/routes.ts';
import { deleteAccount, setDefaultAccount } from './delete-account.ts';
import { listAccounts, showAccount, showBanks, showShopAccount } from './list-accounts.ts';
import { saveAccount, saveShopAccount } from './save-account.ts';

const saving = { max: 20, seconds: 60, by: 'actor' } as const;

export const accountsRoutes = routes(calls, {
  'GET /wanlshop/bank/banks': { verb: showBanks },
  'GET /wanlshop/bank/list': { verb: listAccounts },
  'GET /wanlshop/bank/details': { verb: showAccount },
  'POST /wanlshop/bank/save': { limit: saving, verb: saveAccount },
  'POST /wanlshop/bank/default': { verb: setDefaultAccount },
  'POST /wanlshop/bank/delete': { verb: deleteAccount },
  'GET /seller/money/account': { verb: showShopAccount },
  'POST /seller/money/account': { limit: saving, verb: saveShopAccount },
});
