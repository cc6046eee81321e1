import type { OrderState } from '@chengji/contract';
import { useOrderStrings } from '../strings.ts';

/** How an order stands, in a word. */
export function OrderStateName({ state }: { state: OrderState }) {
  const t = useOrderStrings();
  return t(`state.${state}`);
}
