import { Button, Segmented } from 'antd';
import { Plus } from 'lucide-react';
import { EditDrawer } from '../../../design/form/EditDrawer.tsx';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { Field } from '../../../design/inputs/Field.tsx';
import fieldStyles from '../../../design/inputs/field.module.css';
import { MoneyField } from '../../../design/inputs/money/MoneyInput.tsx';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { newRowKey } from '../../../kernel/row-key.ts';
import {
  blankRate,
  changeRate,
  freeProvinces,
  kinds,
  type Province,
  type Template,
  templateSchema,
  toDraft,
  toInput,
  withKind,
} from '../freight.view.ts';
import { useSaveTemplate } from '../queries.ts';
import { useShippingText } from '../shipping-text.ts';
import styles from './freight.module.css';
import { ProvinceSelect } from './ProvinceSelect.tsx';
import { RateRow } from './RateRow.tsx';
import { useTemplateFields } from './use-template-fields.ts';

type Props = {
  template: Template | undefined;
  provinces: readonly Province[];
  canWrite: boolean;
  onClose: () => void;
};

/** Adds a freight template, or changes the one given. */
export function TemplateDrawer({ template, provinces, canWrite, onClose }: Props) {
  const text = useShippingText();
  const form = useEditorForm({
    schema: templateSchema,
    start: toDraft(template),
    toInput: (draft) => ({ ...toInput(draft, template?.id), version: template?.version }),
    save: useSaveTemplate(template, useTemplateFields(provinces)),
    onSaved: onClose,
  });
  const { values: draft, change, field } = form;
  const closed = field('no_delivery');
  return (
    <EditDrawer
      size={760}
      title={text(canWrite ? (template ? 'editTemplate' : 'newTemplate') : 'viewTemplate')}
      form={form}
      canWrite={canWrite}
      onClose={onClose}
    >
      <fieldset className={`${styles.freightForm} stack`} disabled={!canWrite}>
        <TextField {...field('name')} label={text('name')} most={32} isRequired />
        <div className={fieldStyles.field}>
          <span className="strong">{text('kind')}</span>
          <Segmented
            aria-label={text('kind')}
            disabled={!canWrite}
            value={draft.kind}
            onChange={(kind) => change(withKind(draft, kind))}
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
                onClick={() => change({ rates: [...draft.rates, blankRate(draft.kind, newRowKey())] })}
              >
                {text('addRate')}
              </Button>
            )}
            <MoneyField
              {...field('free_over')}
              className={styles.freightMoney}
              label={text('freeOverLabel')}
              hint={text('freeOverHint')}
            />
          </>
        )}
        <Field label={text('noDeliveryLabel')} htmlFor={closed.id} hint={text('platformClosed')}>
          <ProvinceSelect
            {...closed}
            provinces={freeProvinces(draft, provinces, closed.value)}
            isDisabled={!canWrite}
          />
        </Field>
      </fieldset>
    </EditDrawer>
  );
}
