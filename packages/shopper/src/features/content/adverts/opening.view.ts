/** When the opening advert is shown: at the start on the home page, at most once a day. */

/** The day in the person's own time zone, as `2026-11-21`. */
export function toDay(now: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

export type OpeningAdvert = {
  id: number;
  title: string;
  subtitle: string;
  image: string;
  url: string;
  colour: string;
};

/** What was stored at the previous start; anything else than an advert is none. */
export function openingFrom(stored: unknown): OpeningAdvert | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, title, subtitle, image, url, colour } = stored as Record<string, unknown>;
  const isWhole =
    typeof id === 'number' && [title, subtitle, image, url, colour].every((text) => typeof text === 'string');
  return isWhole ? (stored as OpeningAdvert) : null;
}

export const isOpeningDue = (openedOn: unknown, now: Date): boolean => openedOn !== toDay(now);
