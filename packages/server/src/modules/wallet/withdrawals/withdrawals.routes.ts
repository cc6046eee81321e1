import { calls } from '@chengji/contract';
import { routes } from '../../../kernel/http/routes.ts';
import { exportBatch, showBatchFile } from './bank-batch.ts';
import { approveWithdrawal, confirmFailed, confirmPaid, declineWithdrawal } from './decide-withdrawal.ts';
import { importResults } from './import-results.ts';
import {
  listAllWithdrawals,
  listShopWithdrawals,
  listWithdrawals,
  showWithdrawal,
  showWithdrawalDetails,
} from './list-withdrawals.ts';
import { withdraw, withdrawForShop } from './withdraw.ts';

const asking = { max: 30, seconds: 60, by: 'actor' } as const;

export const withdrawalsRoutes = routes(calls, {
  'POST /wanlshop/wallet/withdraw': { limit: asking, keepsOwnKey: true, verb: withdraw },
  'GET /wanlshop/wallet/withdrawals': { verb: listWithdrawals },
  'GET /wanlshop/wallet/withdrawal': { verb: showWithdrawal },
  'POST /seller/money/withdraw': { limit: asking, verb: withdrawForShop },
  'GET /seller/money/withdrawals': { verb: listShopWithdrawals },
  'GET /platform/withdrawals/list': { verb: listAllWithdrawals },
  'GET /platform/withdrawals/details': { verb: showWithdrawalDetails },
  'POST /platform/withdrawals/approve': { verb: approveWithdrawal },
  'POST /platform/withdrawals/export': { verb: exportBatch },
  'GET /platform/withdrawals/batch': { verb: showBatchFile },
  'POST /platform/withdrawals/import': { verb: importResults },
  'POST /platform/withdrawals/paid': { verb: confirmPaid },
  'POST /platform/withdrawals/failed': { verb: confirmFailed },
  'POST /platform/withdrawals/reject': { verb: declineWithdrawal },
});
