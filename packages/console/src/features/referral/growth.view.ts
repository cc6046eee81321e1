/** The values of points and referral as they are edited, and what an order comes to under them. */
import type { CallOut } from '@chengji/contract';
import { parseMoney, toMoneyText } from '@chengji/contract/money';
import {
  computeOrderPoints,
  findLevelRate,
  type LevelRule,
  listLevels,
} from '@chengji/contract/points/points.rules';
import { referralPlatformCalls } from '@chengji/contract/referral/referral.platform.calls';
import { computeEarning } from '@chengji/contract/referral/referral.rules';
import { defineList } from '../../design/lists/define-list.ts';

export type Setting = CallOut<'GET /platform/settings/list'>['rows'][number];
export type Referrer = CallOut<'GET /platform/referral/people'>['rows'][number];
export type Ring = CallOut<'GET /platform/referral/rings'>['rows'][number];

export const referrerStates = ['all', 'blocked'] as const;
export const referrersList = defineList('GET /platform/referral/people', referralPlatformCalls, {
  tab: 'state',
});

/** What was changed and is not published, by the setting's name. */
export type Draft = Readonly<Record<string, number | boolean>>;

export const listOfGroup = (settings: readonly Setting[], group: string): Setting[] =>
  settings.filter((setting) => setting.group === group);

const isTimes = ({ name, unit }: Pick<Setting, 'name' | 'unit'>) =>
  unit === 'basis_points' && name.startsWith('points.');

/** A rate is basis points on the wire; on screen it is percent, or how many times a level's points are. */
export const getScale = (setting: Pick<Setting, 'name' | 'unit'>): number => {
  if (isTimes(setting)) return 10_000;
  return setting.unit === 'basis_points' ? 100 : 1;
};

const units = ['days', 'times'] as const;

/** What stands behind the number; null is nothing. */
export function findUnit(
  setting: Pick<Setting, 'name' | 'unit'>,
): 'rate' | 'percent' | 'days' | 'times' | null {
  if (isTimes(setting)) return 'rate';
  if (setting.unit === 'basis_points') return 'percent';
  return units.find((unit) => unit === setting.unit) ?? null;
}

export const getValue = (settings: readonly Setting[], draft: Draft, name: string): number | boolean => {
  const stored = settings.find((setting) => setting.name === name)?.value;
  return draft[name] ?? (typeof stored === 'number' || typeof stored === 'boolean' ? stored : 0);
};

const getNumber = (settings: readonly Setting[], draft: Draft, name: string): number =>
  Number(getValue(settings, draft, name));

/** What differs from what is stored. */
export const listChanged = (settings: readonly Setting[], draft: Draft): Setting[] =>
  settings.filter(({ name, value }) => name in draft && draft[name] !== value);

export const toLevels = (settings: readonly Setting[], draft: Draft): LevelRule[] =>
  listLevels({ get: (name) => getNumber(settings, draft, name) });

/** The value between the bounds of its schema; what is typed beyond them is brought back. */
export function toBounded({ schema }: Pick<Setting, 'schema'>, value: number): number {
  const least = typeof schema.minimum === 'number' ? schema.minimum : 0;
  const most = typeof schema.maximum === 'number' ? schema.maximum : Number.MAX_SAFE_INTEGER;
  return Math.min(most, Math.max(least, Math.round(value)));
}

export type Order = { paid: string; refund: string; level: number };

/** What an order earns those above its buyer and the buyer, when paid and after a refund. */
export function computeExample(settings: readonly Setting[], draft: Draft, { paid, refund, level }: Order) {
  const rates = {
    first: getNumber(settings, draft, 'referral.first_rate'),
    second: getNumber(settings, draft, 'referral.second_rate'),
  };
  const isOn = getValue(settings, draft, 'referral.enabled') === true;
  const perYuan = getNumber(settings, draft, 'points.per_yuan');
  const rateBasisPoints = findLevelRate(toLevels(settings, draft), level);
  const paidCents = parseMoney(paid);
  const keptCents = Math.max(0, paidCents - parseMoney(refund));
  const earn = (cents: number) => {
    const first = isOn ? computeEarning(cents, rates.first) : 0;
    const second = isOn ? computeEarning(cents, rates.second) : 0;
    return {
      first: toMoneyText(first),
      second: toMoneyText(second),
      promotions: toMoneyText(first + second),
      points: computeOrderPoints(cents, { perYuan, rateBasisPoints }),
    };
  };
  return { rates, perYuan, rateBasisPoints, atPayment: earn(paidCents), afterRefund: earn(keptCents) };
}

export const showTimes = (basisPoints: number): string => String(basisPoints / 10_000);

/** `-10.50`, for a double entry. */
export const negative = (amount: string): string => (Number(amount) === 0 ? amount : `-${amount}`);

/** How far a bar goes beside the longest, 0 to 100. */
export const toBarPercent = (people: number, all: readonly { people: number }[]): number => {
  const most = Math.max(1, ...all.map((one) => one.people));
  return Math.round((people / most) * 100);
};
