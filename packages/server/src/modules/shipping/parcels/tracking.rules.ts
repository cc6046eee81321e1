/**
 * The road of a parcel as the stand-in for a tracking service tells it: a fixed plan of steps after the
 * moment of sending, of which those that have passed are shown. The same parcel always has the same plan;
 * the farther it goes, the longer it takes.
 */
import type { LogisticsStatus } from '@chengji/contract';
import type { ToPinyin } from '../../../kernel/i18n/pinyin.ts';
import { hoursAfter } from '../../../kernel/time/durations.ts';
import { toProvince } from '../delivery-area/region.rules.ts';
import { incidents } from './incident.rules.ts';
import { toEnglishPlace } from './place-name.rules.ts';

export type Journey = {
  trackingNo: string;
  carrier: { code: string; zh: string; en: string; phone: string };
  fromCity: string;
  to: { provinceCode: string; city: string; district: string };
  /** The receiver's; empty where it is not known. */
  mobile: string;
  sentAt: Date;
};

export type Step = { status: LogisticsStatus; at: Date; text: { zh: string; en: string } };

type Planned = { status: LogisticsStatus; afterHours: number; zh: string; en: string };

/** A whole number below `below`, always the same for the same text. */
function computeDigest(text: string, below: number): number {
  let hash = 2_166_136_261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash % below;
}

/** Hours on the road between the two cities' sorting centres. */
function hoursBetween({ fromCity, to, trackingNo }: Journey): number {
  if (to.city.startsWith(fromCity)) return 4 + computeDigest(trackingNo, 4);
  if (toProvince(fromCity) === to.provinceCode) return 12 + computeDigest(trackingNo, 8);
  return 26 + computeDigest(`${fromCity} ${to.provinceCode}`, 30) + computeDigest(trackingNo, 8);
}

function planRoad(journey: Journey, toPinyin: ToPinyin): Planned[] {
  const { fromCity: from, to } = journey;
  const { city, district } = to;
  const name = journey.carrier;
  const en = {
    from: toEnglishPlace(from, toPinyin),
    city: toEnglishPlace(city, toPinyin),
    district: toEnglishPlace(district, toPinyin),
  };
  const arrival = 8 + hoursBetween(journey);
  return [
    {
      status: 'ordered',
      afterHours: 0,
      zh: '商家已发货，快递单已生成',
      en: 'Shipped by the shop, label created',
    },
    {
      status: 'processing',
      afterHours: 0.2,
      zh: `${name.zh}已接单，正在安排揽收`,
      en: `${name.en} is arranging pickup`,
    },
    {
      status: 'waiting_pickup',
      afterHours: 0.5,
      zh: `【${from}】快递员正在赶来取件`,
      en: `[${en.from}] The courier is on the way to pick it up`,
    },
    {
      status: 'picked_up',
      afterHours: 2,
      zh: `【${from}】${name.zh}已揽收`,
      en: `[${en.from}] Picked up by ${name.en}`,
    },
    {
      status: 'in_transit',
      afterHours: 5,
      zh: `【${from}】已到达分拣中心`,
      en: `[${en.from}] Arrived at the sorting centre`,
    },
    {
      status: 'in_transit',
      afterHours: 8,
      zh: `【${from}】已发出，下一站 ${city}`,
      en: `[${en.from}] Left for ${en.city}`,
    },
    {
      status: 'in_transit',
      afterHours: arrival,
      zh: `【${city}】已到达分拣中心`,
      en: `[${en.city}] Arrived at the sorting centre`,
    },
    {
      status: 'in_transit',
      afterHours: arrival + 4,
      zh: `【${city}】已到达${district}营业点`,
      en: `[${en.city}] Arrived at the ${en.district} branch`,
    },
    {
      status: 'out_for_delivery',
      afterHours: arrival + 6,
      zh: `【${city}】正在派送，请保持电话畅通（${name.phone}）`,
      en: `[${en.city}] Out for delivery (${name.phone})`,
    },
    {
      status: 'signed',
      afterHours: arrival + 9,
      zh: `【${city}】已签收，感谢使用${name.zh}`,
      en: `[${en.city}] Delivered. Thank you`,
    },
  ];
}

/** The road with what the number's ending brings about, told after it was out for delivery. */
function planJourney(journey: Journey, toPinyin: ToPinyin): Planned[] {
  const road = planRoad(journey, toPinyin);
  const incident = incidents[journey.trackingNo.slice(-4)];
  if (!incident) return road;
  const out = road.findIndex(({ status }) => status === 'out_for_delivery');
  const outAt = road[out]?.afterHours ?? 0;
  const told = incident.steps.map((step, index) => ({ ...step, afterHours: outAt + 2 + 24 * index }));
  const nextDay = road.slice(out).map((step) => ({ ...step, afterHours: step.afterHours + 24 }));
  return [...road.slice(0, out + 1), ...told, ...(incident.isEnd ? [] : nextDay)];
}

/** What a parcel has gone through by `now`, newest first. */
export function stepsBy(journey: Journey, now: Date, toPinyin: ToPinyin): Step[] {
  return planJourney(journey, toPinyin)
    .map(({ status, afterHours, zh, en }) => ({
      status,
      at: hoursAfter(journey.sentAt, afterHours),
      text: { zh, en },
    }))
    .filter(({ at }) => at <= now)
    .reverse();
}

/** What the market knows of a parcel by itself. */
export const sentStep = ({ sentAt }: Pick<Journey, 'sentAt'>): Step => ({
  status: 'ordered',
  at: sentAt,
  text: { zh: '商家已发货', en: 'Shipped by the shop' },
});

/** Nothing more will be told of a parcel that was signed for, by its receiver or by the shop. */
export const isJourneyOver = ([newest]: readonly Pick<Step, 'status'>[]): boolean =>
  newest?.status === 'signed' || newest?.status === 'return_sign';
