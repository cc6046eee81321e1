import type { Module } from '../../kernel/module.ts';
import { feesMessages } from './fees/fees.messages.ts';
import { feesRoutes } from './fees/fees.routes.ts';

export {
  type Account,
  external,
  platform,
  shopAvailable,
  shopFrozen,
  shopPending,
  shopperAvailable,
  shopperFrozen,
} from './account.rules.ts';
export { findBalanceLeft } from './balance-left.ts';
export {
  type BillRow,
  countBills,
  everyBill,
  findBill,
  findBillsBetween,
  findWithdrawalEntry,
  listBalancesAt,
  listBills,
  listEarliestBills,
  listTransferEntries,
  listTransfers,
  sumBills,
} from './bills/bills.queries.ts';
export {
  type BesideFilter,
  type BillBeside,
  listBillsBeside,
  sumBillsBeside,
} from './bills/bills-beside.queries.ts';
export { listChainHeads, listChainPart } from './chain.queries.ts';
export { checkLedger } from './check-ledger.ts';
export { findFeeRates, findShopRate } from './fees/find-fee-rates.ts';
export { findChangedHead } from './find-changed-head.ts';
export { foldEntries, listFunds } from './fund-sums.ts';
export { getBalance, isBooked } from './ledger.queries.ts';
export { payOut } from './pay-out.ts';
export type { FundSum } from './sums.queries.ts';
export { transfer } from './transfer.ts';

export const ledgerModule: Module = { name: 'ledger', routes: feesRoutes, messages: feesMessages };
