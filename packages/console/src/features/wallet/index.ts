export { EndedWithdrawalsCard } from './seller/EndedWithdrawalsCard.tsx';
