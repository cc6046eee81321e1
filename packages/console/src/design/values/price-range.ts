import { showMoney } from '@chengji/client-kit/money-display';

/** A range of prices; one price when both ends are the same. */
export const priceRange = (min: string, max: string): string =>
  min === max ? showMoney(min) : `${showMoney(min)} – ${showMoney(max).replace('¥', '')}`;
