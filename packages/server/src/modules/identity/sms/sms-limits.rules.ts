/**
 * How many codes are sent, and how well they are guessed at.
 *
 * A number gets `perDay` codes a day for one purpose from people it does not know, and as many again that only
 * its holder can ask for (logged in, or on a device that was). One address gets half of the former, so that a
 * stranger alone does not use up a number's codes. The last tenth of the market's codes is kept for those who
 * are known.
 *
 * A code is guessed at `attempts` times by its requester and `attempts` times by everybody else together. So
 * a number's codes can be guessed at 2 × perDay × 2 × attempts times a day for one purpose: 200 times of a
 * million at the defaults, of which a stranger who never sees an SMS gets 150.
 */
export type Asker = {
  /** The requester's address, or null for one known to hold the number. */
  readonly isKnown: boolean;
  readonly ip: string;
};
export type Limits = {
  readonly intervalSeconds: number;
  readonly perDay: number;
  readonly addressPerDay: number;
  readonly marketPerHour: number;
  readonly marketPerDay: number;
};
export type SmsCap = {
  readonly key: string;
  readonly allowed: number;
  readonly seconds: number;
  readonly refusal: 'identity.code_too_soon' | 'identity.too_many_codes' | 'identity.codes_paused';
};
type Purpose = { readonly mobile: string; readonly event: string };

const hour = 3_600;
const day = 86_400;
const noLimit = 1_000_000_000;

export const marketHour = 'market hour';
export const marketDay = 'market day';
export const toAddressHourKey = (ip: string): string => `address ${ip} hour`;
export const toIntervalKey = ({ mobile, event }: Purpose, { isKnown, ip }: Asker): string =>
  `interval ${mobile} ${event} ${isKnown ? 'holder' : ip}`;

/** From how many codes of the market on everyone but a holder must solve a challenge. */
export const toBusyCount = (allowed: number): number => Math.ceil(allowed * 0.8);

/** What a code that is sent is counted against, from what few share to what all do. */
export function listCaps(
  purpose: Purpose,
  asker: Asker,
  limits: Limits,
  countsAddresses: boolean,
): readonly SmsCap[] {
  const { mobile, event } = purpose;
  const { isKnown, ip } = asker;
  const number = `number ${mobile} ${event}`;
  const most = (all: number) => (isKnown ? all : Math.max(1, Math.floor(all * 0.9)));
  const ofNumber = { seconds: day, refusal: 'identity.too_many_codes' } as const;
  const ofAll = { refusal: 'identity.codes_paused' } as const;
  return [
    {
      key: toIntervalKey(purpose, asker),
      allowed: 1,
      seconds: limits.intervalSeconds,
      refusal: 'identity.code_too_soon',
    },
    ...(isKnown
      ? [{ ...ofNumber, key: `${number} holder`, allowed: limits.perDay }]
      : [
          { ...ofNumber, key: `${number} ${ip}`, allowed: Math.ceil(limits.perDay / 2) },
          { ...ofNumber, key: number, allowed: limits.perDay },
        ]),
    ...(countsAddresses
      ? [
          { ...ofAll, key: toAddressHourKey(ip), allowed: noLimit, seconds: hour },
          { ...ofAll, key: `address ${ip} day`, allowed: limits.addressPerDay, seconds: day },
        ]
      : []),
    { ...ofAll, key: marketHour, allowed: most(limits.marketPerHour), seconds: hour },
    { ...ofAll, key: marketDay, allowed: most(limits.marketPerDay), seconds: day },
  ];
}
