export { useOpenComplaints } from './queries.ts';
export { WarningsCard } from './seller/WarningsCard.tsx';
