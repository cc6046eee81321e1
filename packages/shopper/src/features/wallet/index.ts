/** Public API of the wallet: how amounts are typed, and what the result page shows of money in or on its way out. */
export { parseAmount, toShortTyped } from './amount.view.ts';
export { AmountField } from './components/AmountField.tsx';
export { RechargeSuccess } from './recharge/RechargeSuccess.tsx';
export { WithdrawSuccess } from './withdrawals/WithdrawSuccess.tsx';
