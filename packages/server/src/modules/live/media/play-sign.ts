/** Before a live runs only its hosts see it: their address says so, for a while. */
import { createHmac } from 'node:crypto';
import { isSameText } from '../../../kernel/http/calls/sign.ts';
import { fromUnixSeconds, toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';

const goodForSeconds = 12 * 60 * 60;

const toSign = (secret: string, liveId: number, until: number): string =>
  createHmac('sha256', secret).update(`live preview ${liveId} ${until}`).digest('base64url');

/** `1790000000-…` */
export function signPreview(secret: string, liveId: number, now: Date): string {
  const until = toUnixSeconds(now) + goodForSeconds;
  return `${until}-${toSign(secret, liveId, until)}`;
}

export function isPreviewSign(secret: string, liveId: number, sign: unknown, now: Date): boolean {
  const [, until, given] = /^(\d{1,12})-([\w-]{43})$/.exec(typeof sign === 'string' ? sign : '') ?? [];
  return (
    until !== undefined &&
    fromUnixSeconds(Number(until)) > now &&
    isSameText(given, toSign(secret, liveId, Number(until)))
  );
}
