/** A video that is chosen to be published. */
export const MOST_MEGABYTES = 200;
const LEAST_SECONDS = 3;
const MOST_SECONDS = 300;
const MEGABYTE = 1024 * 1024;

/** What a file chooser offers. */
export const ACCEPTED = 'video/mp4,video/quicktime,video/webm,.mp4,.mov,.webm';
const types: readonly string[] = ['video/mp4', 'video/quicktime', 'video/webm'];
const endings = /\.(mp4|m4v|mov|webm)$/i;

export type VideoFault = 'video.type' | 'video.tooLarge' | 'video.length';

/** What the market would refuse after all of it had been sent. Seconds are null where the browser cannot read them. */
export function findVideoFault(
  { type, name, size }: Pick<File, 'type' | 'name' | 'size'>,
  seconds: number | null,
): VideoFault | null {
  if (!types.includes(type) && !endings.test(name)) return 'video.type';
  if (size > MOST_MEGABYTES * MEGABYTE) return 'video.tooLarge';
  if (seconds !== null && (seconds < LEAST_SECONDS || Math.floor(seconds) > MOST_SECONDS))
    return 'video.length';
  return null;
}

export const videoLimits = { megabytes: MOST_MEGABYTES, least: LEAST_SECONDS, most: MOST_SECONDS };

/** `00:48`. */
export const showSeconds = (seconds: number): string =>
  [Math.floor(seconds / 60), Math.floor(seconds % 60)].map((part) => String(part).padStart(2, '0')).join(':');

/** `42.6` of a file of so many bytes. */
export const showMegabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(1);

/** How long the rest takes at the pace so far; null while too little has gone to tell. */
export function estimateSeconds(part: number, fromPart: number, passedMs: number): number | null {
  const gone = part - fromPart;
  return gone > 0 && passedMs >= 1_000 ? Math.ceil(((1 - part) * passedMs) / gone / 1_000) : null;
}
