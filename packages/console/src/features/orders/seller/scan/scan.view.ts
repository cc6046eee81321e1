/** What a code that was scanned or typed is, and where it goes from there. */
import { isTrackingNo, tidyTrackingNo } from '@chengji/contract/shipping/tracking-number.rules';
import { z } from 'zod';

export const scanPath = '/seller/scan';

/** What the address of the page says: the code that was read. */
export const scanInput = z.object({ code: z.string().default('') });

/** The page with a code that was read. */
export const toScanPath = (code: string): string => `${scanPath}?code=${encodeURIComponent(code)}`;

/** An order's number begins with the second it was placed in, by which it is told from a parcel's. */
const orderNo = /^20\d{18}$/;

export type Code = { kind: 'order' | 'parcel'; number: string };

/** Undefined for what is neither an order's nor a parcel's number. */
export function readCode(typed: string): Code | undefined {
  const number = tidyTrackingNo(typed);
  if (orderNo.test(number)) return { kind: 'order', number };
  return isTrackingNo(number) ? { kind: 'parcel', number } : undefined;
}

/** What the page of an order is told of the parcel scanned for it. */
export const toScanned = (number: string) => ({ scanned: number });

export function readScanned(state: unknown): string {
  const { scanned } = (state ?? {}) as { scanned?: unknown };
  return typeof scanned === 'string' && isTrackingNo(scanned) ? scanned : '';
}
