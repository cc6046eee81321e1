/** Two taps in one place are one deed, one tap is another: the first waits so long for a second. */
export const DOUBLE_TAP_MS = 240;
const NEAR_PX = 40;

type Point = { clientX: number; clientY: number };
type Taps = { onSingle: () => void; onDouble: (at: Point) => void };

const isNear = (a: Point, b: Point) =>
  Math.abs(a.clientX - b.clientX) < NEAR_PX && Math.abs(a.clientY - b.clientY) < NEAR_PX;

export function createTaps() {
  let first: { at: Point; timer: ReturnType<typeof setTimeout> } | null = null;
  const cancel = () => {
    if (first) clearTimeout(first.timer);
    first = null;
  };
  return {
    tap(at: Point, { onSingle, onDouble }: Taps): void {
      const isSecond = first !== null && isNear(first.at, at);
      cancel();
      if (isSecond) {
        onDouble(at);
        return;
      }
      const timer = setTimeout(() => {
        first = null;
        onSingle();
      }, DOUBLE_TAP_MS);
      first = { at, timer };
    },
    cancel,
  };
}
