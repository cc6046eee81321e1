import { calls } from '@chengji/contract';

/** Every right that one of an area's calls asks for, so that a new call is never shut to the top role. */
export const listAllRights = (who: 'seller' | 'platform'): readonly string[] => [
  ...new Set(
    Object.values(calls).flatMap((call) => ('right' in call && call.who === who ? [call.right] : [])),
  ),
];
