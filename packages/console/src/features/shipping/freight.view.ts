/** A freight template while it is edited, and the way from and to the contract's views. */
import type { CallIn, CallOut } from '@chengji/contract';
import { shippingSellerCalls } from '@chengji/contract/shipping/shipping.seller.calls';
import { parseMoneyInput } from '../../design/inputs/money/parse-money-input.ts';

export type Template = CallOut<'GET /seller/freight/templates'>['rows'][number];
export type Province = CallOut<'GET /seller/freight/templates'>['provinces'][number];
export type Kind = Template['kind'];
export type TemplateInput = CallIn<'POST /seller/freight/save'>;

export type RateDraft = {
  /** Tells the rows of the form apart. */
  key: string;
  provinces: string[];
  firstUnits: number | null;
  first: string;
  nextUnits: number | null;
  next: string;
};

export type FreightDraft = {
  name: string;
  kind: Kind;
  /** The first is for everywhere else. */
  rates: RateDraft[];
  free_over: string;
  no_delivery: string[];
};

export const kinds = ['free', 'piece', 'weight'] as const;

/** A parcel by weight is counted by the kilogram, unless the shop says otherwise. */
const usualUnits = (kind: Kind) => (kind === 'weight' ? 1_000 : 1);

export const blankRate = (kind: Kind, key: string): RateDraft => ({
  key,
  provinces: [],
  first: '',
  next: '',
  firstUnits: usualUnits(kind),
  nextUnits: usualUnits(kind),
});

export function toDraft(template: Template | undefined): FreightDraft {
  const rates = (template?.rates ?? []).map((rate, at) => ({
    key: String(at),
    provinces: rate.provinces,
    firstUnits: rate.first_units,
    first: rate.first,
    nextUnits: rate.next_units,
    next: rate.next,
  }));
  const usual = rates.find(({ provinces }) => provinces.length === 0) ?? blankRate('piece', 'usual');
  return {
    name: template?.name ?? '',
    kind: template?.kind ?? 'piece',
    rates: [usual, ...rates.filter((rate) => rate !== usual)],
    free_over: template?.free_over ?? '',
    no_delivery: template?.no_delivery ?? [],
  };
}

/** Another kind counts in other units: a number of pieces is no number of grams. */
export const withKind = (draft: FreightDraft, kind: Kind): FreightDraft => ({
  ...draft,
  kind,
  rates: draft.rates.map((rate) => ({ ...rate, firstUnits: usualUnits(kind), nextUnits: usualUnits(kind) })),
});

export const changeRate = ({ rates }: FreightDraft, key: string, change: Partial<RateDraft>): RateDraft[] =>
  rates.map((rate) => (rate.key === key ? { ...rate, ...change } : rate));

/** The provinces one may still choose for a rate, or for what is not delivered to: each is named once. */
export function freeProvinces(
  draft: FreightDraft,
  provinces: readonly Province[],
  own: readonly string[],
): Province[] {
  const taken = new Set([...draft.rates.flatMap((rate) => rate.provinces), ...draft.no_delivery]);
  return provinces.filter(({ code }) => own.includes(code) || !taken.has(code));
}

const toMoney = (typed: string) => parseMoneyInput(typed) ?? typed;

/** What is sent; what is missing or no money stays as it is, for the contract to refuse. */
export const toInput = (draft: FreightDraft, id: number | undefined): TemplateInput => ({
  ...(id === undefined ? {} : { id }),
  name: draft.name.trim(),
  kind: draft.kind,
  rates:
    draft.kind === 'free'
      ? []
      : draft.rates.map(({ provinces, firstUnits, first, nextUnits, next }) => ({
          provinces,
          first_units: firstUnits ?? 0,
          first: toMoney(first),
          next_units: nextUnits ?? 0,
          next: toMoney(next),
        })),
  free_over: draft.kind === 'free' || draft.free_over.trim() === '' ? null : toMoney(draft.free_over),
  no_delivery: draft.no_delivery,
});

/** Every rate but the first, which is for everywhere else, names its provinces. */
export const templateSchema = shippingSellerCalls['POST /seller/freight/save'].in.refine(
  ({ rates }) => rates.slice(1).every(({ provinces }) => provinces.length > 0),
  { path: ['rates'] },
);

export const usualRate = ({ rates }: Template) => rates.find(({ provinces }) => provinces.length === 0);
