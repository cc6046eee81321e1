import type { ConflictFields } from '../../../design/conflict/use-save.tsx';
import type { Province, Template } from '../freight.view.ts';
import { useShippingText } from '../shipping-text.ts';

/** What the fields of a template are called, and their values in words, where two saves are compared. */
export function useTemplateFields(provinces: readonly Province[]): ConflictFields {
  const text = useShippingText();
  const named = (codes: readonly string[]) =>
    provinces.flatMap(({ code, name }) => (codes.includes(code) ? name : [])).join(' ');
  const rateLines = (rates: Template['rates'], { kind }: Template) =>
    rates.map(
      (rate) =>
        `${rate.provinces.length > 0 ? named(rate.provinces) : text('everywhere')}: ${text(
          kind === 'weight' ? 'rateOf_weight' : 'rateOf_piece',
          {
            first: rate.first_units,
            price: rate.first,
            next: rate.next_units,
            more: rate.next,
          },
        )}`,
    );
  return {
    name: text('name'),
    kind: { label: text('kind'), show: (kind: Template['kind']) => text(`kind_${kind}`) },
    rates: { label: text('rates'), with: ['kind'], show: rateLines },
    free_over: text('freeOverLabel'),
    no_delivery: { label: text('noDeliveryLabel'), show: named },
  };
}
