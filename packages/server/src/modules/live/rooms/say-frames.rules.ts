/** Which says viewers see, and in how many frames. */
import type { LiveSay } from '@chengji/contract';
import type { SayFrame } from '@chengji/contract/socket';

const mostInFrame = 20;
/** Nobody reads more: beyond it viewers see a sample. */
export const shownPerSecond = 50;

export function toSayFrames(liveId: number, says: readonly LiveSay[]): SayFrame[] {
  const frames: SayFrame[] = [];
  for (let at = 0; at < says.length; at += mostInFrame) {
    const [first, ...more] = says.slice(at, at + mostInFrame);
    if (first) frames.push({ type: 'say', live_id: liveId, ...first, more });
  }
  return frames;
}

/** So many of them, spread over all. What the shop says is always among them, and counts for itself. */
export function sampleSays<T extends Pick<LiveSay, 'form'>>(
  says: readonly T[],
  most: number,
): { shown: T[]; left: T[] } {
  const people = says.filter(({ form }) => form.shop_id === null);
  const step = people.length / Math.max(1, most);
  const chosen = new Set(
    people.length <= most || most === 0
      ? people.slice(0, most)
      : Array.from({ length: most }, (_, index) => people[Math.floor(index * step)]),
  );
  const isShown = (say: T) => say.form.shop_id !== null || chosen.has(say);
  return { shown: says.filter(isShown), left: says.filter((say) => !isShown(say)) };
}
