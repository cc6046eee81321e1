/** Public API of points: what each level gives. */
export { LevelSheet } from './level/LevelSheet.tsx';
