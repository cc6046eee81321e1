import type { CallOut } from '@chengji/contract';
import { shippingPlatformCalls } from '@chengji/contract/shipping/shipping.platform.calls';
import { EditDrawer } from '../../../design/form/EditDrawer.tsx';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { useSaveCarrier } from '../queries.ts';
import { useShippingText } from '../shipping-text.ts';

type Props = {
  carrier: CallOut<'GET /platform/carriers/list'>['rows'][number] | undefined;
  onClose: () => void;
};

const schema = shippingPlatformCalls['POST /platform/carriers/add'].in;

/** Several in one field, each after a comma or a space where names have none. */
const split = (text: string, at: RegExp): string[] =>
  text
    .split(at)
    .map((part) => part.trim())
    .filter(Boolean);

/** Adds a carrier, or corrects one that was added. */
export function CarrierDrawer({ carrier, onClose }: Props) {
  const text = useShippingText();
  const added = carrier?.added;
  const form = useEditorForm({
    schema,
    start: {
      code: carrier?.code ?? '',
      version: added?.version,
      zh: added?.zh ?? '',
      en: added?.en ?? '',
      aliases: added?.aliases.join('，') ?? '',
      phone: carrier?.phone ?? '',
      forms: added?.forms.join(' ') ?? '',
    },
    toInput: ({ aliases, forms, code, ...values }) => ({
      ...values,
      code: code.trim().toUpperCase(),
      aliases: split(aliases, /[,，、]/),
      forms: split(forms.toUpperCase(), /[\s,，、]+/),
    }),
    words: () => ({
      code: text('carrierCodeHint'),
      forms: text('carrierFormsHint'),
      phone: text('carrierPhoneHint'),
    }),
    save: useSaveCarrier(),
    onSaved: onClose,
  });
  return (
    <EditDrawer title={text(carrier ? 'editCarrier' : 'addCarrier')} size={480} form={form} onClose={onClose}>
      <div className="stack">
        <TextField
          {...form.field('code')}
          label={text('code')}
          most={16}
          isRequired
          isDisabled={carrier !== undefined}
          hint={text('carrierCodeHint')}
        />
        <TextField {...form.field('zh')} label={text('carrierZh')} most={30} isRequired />
        <TextField {...form.field('en')} label={text('carrierEn')} most={40} lang="en" isRequired />
        <TextField {...form.field('aliases')} label={text('aliases')} most={300} hint={text('aliasesHint')} />
        <TextField {...form.field('phone')} label={text('phone')} most={20} isRequired />
        <TextField
          {...form.field('forms')}
          label={text('carrierForms')}
          most={160}
          hint={text('carrierFormsHint')}
        />
      </div>
    </EditDrawer>
  );
}
