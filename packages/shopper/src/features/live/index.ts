/** Public API of live: how lives stand among posts, on the pages of shops and people, and in a list of their own. */
export { LiveFeed } from './cards/LiveFeed.tsx';
export { LiveMark } from './cards/LiveMark.tsx';
export { LivePicks } from './cards/LivePicks.tsx';
export { LivingLine } from './cards/LivingLine.tsx';
export { ShopLives } from './cards/ShopLives.tsx';
export { takeWantsLives } from './cards/wanted-feed.ts';
export { reloadLives, useFewLives } from './queries.ts';
