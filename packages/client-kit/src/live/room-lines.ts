/** What was said in a live, and who came or bought meanwhile, as it came. */
import type { LiveSaid } from './live-room.ts';

/** `after` is the id of what was said last when it came. */
type Entered = { kind: 'entered'; at: number; after: number; nickname: string; count: number };
export type Bought = { kind: 'bought'; at: number; after: number; nickname: string; title: string };
export type Aside = Entered | Bought;
export type RoomLine<A extends Aside = Aside> = { kind: 'say'; say: LiveSaid } | A;

export function toRoomLines(says: readonly LiveSaid[], asides: readonly Aside[]): RoomLine[] {
  const first = says[0]?.id ?? 1;
  return [
    ...asides.filter(({ after }) => after < first),
    ...says.flatMap((say): RoomLine[] => [
      { kind: 'say', say },
      ...asides.filter(({ after }) => after === say.id),
    ]),
  ];
}
