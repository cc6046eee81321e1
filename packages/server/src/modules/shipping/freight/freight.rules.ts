/**
 * What carrying the goods of one shop to one province costs. Each template is counted over all lines that use
 * it: by pieces, or by grams; the first unit at its price, each further one begun at the next price. A
 * template asks nothing once its goods reach the free amount. Where one template does not deliver, the shop
 * does not.
 */
import {
  addCents,
  asCents,
  type Cents,
  formatMoney,
  largestCents,
  subtractCents,
  zeroCents,
} from '@chengji/contract/money';
import { isProvince } from '../delivery-area/region.rules.ts';

export type FreightRate = {
  /** Province codes; the one rate without any is for everywhere else. */
  provinces: string[];
  /** Pieces, or grams, at the first price. */
  firstUnits: number;
  firstCents: Cents;
  nextUnits: number;
  nextCents: Cents;
};

export type FreightTemplate = {
  id: number;
  kind: 'free' | 'piece' | 'weight';
  rates: FreightRate[];
  freeOverCents: Cents | null;
  noDelivery: string[];
};

/** `weightGrams` is one piece's, `cents` the whole line's. */
export type FreightLine = { templateId: number; number: number; weightGrams: number; cents: Cents };

export type FreightQuote = {
  cents: Cents;
  text: { zh: string; en: string };
  /** What is still to be bought for all of it to be free; null where nothing makes it so. */
  freeLacksCents: Cents | null;
};

const countUnits = (kind: FreightTemplate['kind'], { number, weightGrams }: FreightLine) =>
  kind === 'weight' ? number * weightGrams : number;

const rateFor = (template: FreightTemplate, provinceCode: string): FreightRate | undefined =>
  template.rates.find(({ provinces }) => provinces.includes(provinceCode)) ??
  template.rates.find(({ provinces }) => provinces.length === 0);

/** What so many units cost at a rate; what is more than anybody can pay is only a little more. */
export function computeCost(rate: FreightRate, units: number): Cents {
  const beyond = Math.max(0, units - rate.firstUnits);
  const cents = rate.firstCents + Math.ceil(beyond / rate.nextUnits) * rate.nextCents;
  return asCents(Math.min(cents, largestCents + 1));
}

type Part = Pick<FreightQuote, 'cents' | 'freeLacksCents'>;

const freePart: Part = { cents: zeroCents, freeLacksCents: null };

/** What one template asks for its lines, or null where it does not deliver. */
function computeFreight(template: FreightTemplate, lines: FreightLine[], provinceCode: string): Part | null {
  if (template.noDelivery.includes(provinceCode)) return null;
  if (template.kind === 'free') return freePart;
  const rate = rateFor(template, provinceCode);
  if (!rate) return null;
  const goods = addCents(...lines.map(({ cents }) => cents));
  const { freeOverCents } = template;
  if (freeOverCents !== null && goods >= freeOverCents) return freePart;
  const units = lines.reduce((sum, line) => sum + countUnits(template.kind, line), 0);
  return {
    cents: computeCost(rate, units),
    freeLacksCents: freeOverCents === null ? null : subtractCents(freeOverCents, goods),
  };
}

/** Every line's template must be among `templates`. */
export function freightFor(
  templates: readonly FreightTemplate[],
  lines: readonly FreightLine[],
  provinceCode: string,
): FreightQuote | 'no_delivery' {
  const parts: Part[] = [];
  for (const templateId of new Set(lines.map((line) => line.templateId))) {
    const template = templates.find(({ id }) => id === templateId);
    if (!template) throw new Error(`no freight template ${templateId}`);
    const part = computeFreight(
      template,
      lines.filter((line) => line.templateId === templateId),
      provinceCode,
    );
    if (part === null) return 'no_delivery';
    parts.push(part);
  }
  const cents = addCents(...parts.map((part) => part.cents));
  if (cents === 0) return { ...freePart, text: { zh: '包邮', en: 'Free shipping' } };
  // goods of one template do not make those of another free
  const asking = parts.filter((part) => part.cents > 0);
  return {
    cents,
    text: { zh: `快递 ¥${formatMoney(cents)}`, en: `Shipping ¥${formatMoney(cents)}` },
    freeLacksCents: (asking.length === 1 && asking[0]?.freeLacksCents) || null,
  };
}

/** What a goods' page says before anyone knows where the parcel goes: the price everywhere else, as a beginning. */
export function describeTemplate({ kind, rates, freeOverCents }: FreightTemplate): FreightQuote['text'] {
  const rate = rates.find(({ provinces }) => provinces.length === 0);
  if (kind === 'free' || !rate) return { zh: '包邮', en: 'Free shipping' };
  const from = formatMoney(rate.firstCents);
  if (freeOverCents === null) return { zh: `快递 ¥${from} 起`, en: `Shipping from ¥${from}` };
  const over = formatMoney(freeOverCents);
  return { zh: `快递 ¥${from} 起，满 ¥${over} 包邮`, en: `Shipping from ¥${from}, free over ¥${over}` };
}

/** The field that makes a template unusable, or null: its rates contradict each other or leave provinces open. */
export function findTemplateError({
  kind,
  rates,
  noDelivery,
}: Pick<FreightTemplate, 'kind' | 'rates' | 'noDelivery'>): string | null {
  const named = [...rates.flatMap(({ provinces }) => provinces), ...noDelivery];
  if (!named.every(isProvince) || new Set(named).size < named.length) return 'provinces';
  if (kind === 'free') return rates.length === 0 ? null : 'rates';
  const isEverywhere = rates.filter(({ provinces }) => provinces.length === 0).length === 1;
  const areWhole = rates.every(
    (rate) => rate.firstUnits >= 1 && rate.nextUnits >= 1 && rate.firstCents >= 0 && rate.nextCents >= 0,
  );
  return isEverywhere && areWhole ? null : 'rates';
}
