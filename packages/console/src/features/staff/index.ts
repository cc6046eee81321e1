export { LinksCard } from './LinksCard.tsx';
