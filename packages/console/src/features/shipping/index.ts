/** Public API of shipping: how a region is chosen. */
export { RegionField } from './components/RegionField.tsx';
export { fromRegion, toRegion } from './region.view.ts';
