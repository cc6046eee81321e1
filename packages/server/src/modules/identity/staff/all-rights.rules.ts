import { type Call, calls } from '@chengji/contract';

/** Every right that one of an area's calls asks for, or a part of it, so that a new call is never shut to the top role. */
export const listAllRights = (who: 'seller' | 'platform'): readonly string[] => [
  ...new Set(
    Object.values<Call>(calls).flatMap(({ who: whose, right, partRights = [] }) =>
      whose === who && right ? [right, ...partRights] : [],
    ),
  ),
];
