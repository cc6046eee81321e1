import { Checkbox, Segmented } from 'antd';
import { EditModal } from '../../../../design/form/EditModal.tsx';
import { useEditorForm } from '../../../../design/form/use-editor-form.ts';
import { FieldError } from '../../../../design/inputs/FieldError.tsx';
import { FieldGroup } from '../../../../design/inputs/FieldGroup.tsx';
import { TextField } from '../../../../design/inputs/TextField.tsx';
import { forName } from '../../setting-names.ts';
import type { Reason, ReasonsField } from '../../settings.view.ts';
import { useSettingsText } from '../../settings-text.ts';
import { reasonSchema } from './reason-schema.ts';

type Props = {
  field: ReasonsField;
  reason: Reason | undefined;
  /** The codes of the others. */
  taken: readonly string[];
  onKeep: (reason: Reason) => void;
  onClose: () => void;
};

/** Nothing is sent: the reason goes into its list, which is saved as a whole. */
const keep = { mutateAsync: async (reason: Reason) => reason, isPending: false };

/** One reason: its words in both languages, what it is for, and whose fault it is. */
export function ReasonModal({ field, reason, taken, onKeep, onClose }: Props) {
  const text = useSettingsText();
  const { part, hasFault, options } = field;
  const form = useEditorForm({
    schema: reasonSchema(part, taken),
    start: {
      code: reason?.code ?? '',
      zh: reason?.zh ?? '',
      en: reason?.en ?? '',
      uses: reason?.[part] ?? options,
      fault: reason?.fault ?? 'buyer',
    },
    toInput: ({ uses, fault, ...words }) => ({ ...words, [part]: uses, ...(hasFault ? { fault } : {}) }),
    words: () => ({ code: text('reasonCodeHint'), [part]: text('reasonForMissing') }),
    save: keep,
    doneText: null,
    onSaved: (kept) => {
      onKeep(kept);
      onClose();
    },
  });
  const { uses, fault } = form.values;
  return (
    <EditModal
      title={text(reason ? 'editReason' : 'addReason')}
      action={text('reasonDo')}
      form={form}
      onClose={onClose}
    >
      <div className="stack">
        <TextField {...form.field('zh')} label={text('reasonZh')} most={40} isRequired />
        <TextField {...form.field('en')} label={text('reasonEn')} most={40} lang="en" isRequired />
        <TextField
          {...form.field('code')}
          label={text('reasonCode')}
          most={40}
          isRequired
          isDisabled={reason !== undefined}
          hint={text('reasonCodeHint')}
        />
        <FieldGroup label={text('reasonFor')} isRequired>
          <Checkbox.Group
            aria-label={text('reasonFor')}
            value={uses}
            options={options.map((value) => ({ value, label: forName(text, value) }))}
            onChange={(next) => form.change({ uses: next })}
          />
          <FieldError of={part} error={uses.length === 0 ? text('reasonForMissing') : undefined} />
        </FieldGroup>
        {hasFault && (
          <FieldGroup label={text('reasonFault')}>
            <Segmented
              aria-label={text('reasonFault')}
              value={fault}
              options={(['buyer', 'shop'] as const).map((value) => ({
                value,
                label: text(`fault_${value}`),
              }))}
              onChange={(value) => form.change({ fault: value })}
            />
            <p className="muted small">{text('reasonFaultHint')}</p>
          </FieldGroup>
        )}
      </div>
    </EditModal>
  );
}
