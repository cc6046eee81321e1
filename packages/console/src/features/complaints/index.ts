export { CaseBeside } from './platform/CaseBeside.tsx';
export { useOpenComplaints } from './queries.ts';
export { WarningsCard } from './seller/WarningsCard.tsx';
