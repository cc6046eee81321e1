/** Public API of the wallet: what the result page shows once money is in, or is on its way out. */
export { RechargeSuccess } from './recharge/RechargeSuccess.tsx';
export { WithdrawSuccess } from './withdrawals/WithdrawSuccess.tsx';
