import { Id } from '@chengji/contract/values';

/** What the address of a queue says besides what its list asks for: which item is at hand. */
export const itemAtHand = { id: Id.optional() };
