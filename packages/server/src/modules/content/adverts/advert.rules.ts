/** An advert shows from its start to its end; without them it has always begun and never ends. */

type Span = { startsAt: Date | null; endsAt: Date | null };

export const isShown = ({ startsAt, endsAt }: Span, now: Date): boolean =>
  (!startsAt || startsAt <= now) && (!endsAt || endsAt > now);
