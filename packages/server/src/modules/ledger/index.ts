export {
  type Account,
  external,
  platform,
  shopAvailable,
  shopPending,
  shopperAvailable,
} from './account.rules.ts';
export { findBalanceLeft } from './balance-left.ts';
export { checkLedger } from './check-ledger.ts';
export { getBalance } from './ledger.queries.ts';
export { payOut } from './pay-out.ts';
export { transfer } from './transfer.ts';
