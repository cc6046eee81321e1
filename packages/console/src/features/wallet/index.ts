export { NewestWithdrawalsCard } from './seller/NewestWithdrawalsCard.tsx';
