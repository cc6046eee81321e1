import { Button, Input, Segmented } from 'antd';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { EditDrawer } from '../../../design/inputs/EditDrawer.tsx';
import { Field } from '../../../design/inputs/Field.tsx';
import fieldStyles from '../../../design/inputs/field.module.css';
import {
  blankRate,
  canSave,
  changeRate,
  type FreightDraft,
  freeProvinces,
  kinds,
  type Province,
  type Template,
  toDraft,
  toInput,
  withKind,
} from '../freight.view.ts';
import { useSaveTemplate } from '../queries.ts';
import { useShippingText } from '../shipping-text.ts';
import styles from './freight.module.css';
import { ProvinceSelect } from './ProvinceSelect.tsx';
import { RateRow } from './RateRow.tsx';

type Props = {
  template: Template | undefined;
  provinces: readonly Province[];
  canWrite: boolean;
  onClose: () => void;
};

/** Adds a freight template, or changes the one given. */
export function TemplateDrawer({ template, provinces, canWrite, onClose }: Props) {
  const text = useShippingText();
  const id = useId();
  const [draft, setDraft] = useState(() => toDraft(template));
  const named = (codes: readonly string[]) =>
    provinces.flatMap(({ code, name }) => (codes.includes(code) ? name : [])).join(' ');
  const rateLines = (rates: Template['rates'], { kind }: Template) =>
    rates.map(
      (rate) =>
        `${rate.provinces.length > 0 ? named(rate.provinces) : text('everywhere')}: ${text('rateOf', {
          first: rate.first_units,
          price: rate.first,
          next: rate.next_units,
          more: rate.next,
          unit: kind === 'weight' ? text('unit_weight') : text('unit_piece'),
        })}`,
    );
  const save = useSaveTemplate(template, {
    name: text('name'),
    kind: { label: text('kind'), show: (kind: Template['kind']) => text(`kind_${kind}`) },
    rates: { label: text('rates'), with: ['kind'], show: rateLines },
    free_over: text('freeOverLabel'),
    no_delivery: { label: text('noDeliveryLabel'), show: named },
  });
  const change = (part: Partial<FreightDraft>) => setDraft((now) => ({ ...now, ...part }));
  const handleSave = (done: () => void) => save.mutate(toInput(draft, template?.id), { onSuccess: done });
  return (
    <EditDrawer
      size={760}
      title={text(canWrite ? (template ? 'editTemplate' : 'newTemplate') : 'viewTemplate')}
      canSave={canSave(draft)}
      isSaving={save.isPending}
      onSave={canWrite ? handleSave : undefined}
      onClose={onClose}
      draft={draft}
    >
      <fieldset className={`${styles.freightForm} stack`} disabled={!canWrite}>
        <Field label={text('name')} htmlFor={`${id}-name`} isRequired>
          <Input
            id={`${id}-name`}
            maxLength={32}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <div className={fieldStyles.field}>
          <span className="strong">{text('kind')}</span>
          <Segmented
            aria-label={text('kind')}
            disabled={!canWrite}
            value={draft.kind}
            onChange={(kind) => setDraft(withKind(draft, kind))}
            options={kinds.map((kind) => ({ value: kind, label: text(`kind_${kind}`) }))}
          />
          <p className="muted small">{text('kindHint')}</p>
        </div>
        {draft.kind !== 'free' && (
          <>
            <section className="stack" aria-label={text('rates')}>
              {draft.rates.map((rate, at) => (
                <RateRow
                  key={rate.key}
                  rate={rate}
                  kind={draft.kind}
                  isUsual={at === 0}
                  canWrite={canWrite}
                  provinces={freeProvinces(draft, provinces, rate.provinces)}
                  onChange={(part) => change({ rates: changeRate(draft, rate.key, part) })}
                  onRemove={() => change({ rates: draft.rates.filter(({ key }) => key !== rate.key) })}
                />
              ))}
            </section>
            {canWrite && (
              <Button
                className={styles.freightAdd}
                icon={<Plus size={14} />}
                onClick={() =>
                  change({ rates: [...draft.rates, blankRate(draft.kind, crypto.randomUUID())] })
                }
              >
                {text('addRate')}
              </Button>
            )}
            <Field label={text('freeOverLabel')} htmlFor={`${id}-over`} hint={text('freeOverHint')}>
              <Input
                id={`${id}-over`}
                className={styles.freightMoney}
                inputMode="decimal"
                prefix="¥"
                maxLength={12}
                value={draft.freeOver}
                onChange={({ target }) => change({ freeOver: target.value })}
              />
            </Field>
          </>
        )}
        <Field label={text('noDeliveryLabel')} htmlFor={`${id}-none`} hint={text('platformClosed')}>
          <ProvinceSelect
            id={`${id}-none`}
            value={draft.noDelivery}
            provinces={freeProvinces(draft, provinces, draft.noDelivery)}
            isDisabled={!canWrite}
            onChange={(noDelivery) => change({ noDelivery })}
          />
        </Field>
      </fieldset>
    </EditDrawer>
  );
}
