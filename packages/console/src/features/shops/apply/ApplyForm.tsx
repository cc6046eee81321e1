import type { ShopApplication } from '@chengji/contract';
import { Segmented } from 'antd';
import { Note } from '../../../design/feedback/Note.tsx';
import { SubmitForm } from '../../../design/form/SubmitForm.tsx';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { FieldGroup } from '../../../design/inputs/FieldGroup.tsx';
import fieldStyles from '../../../design/inputs/field.module.css';
import { appliedTypes } from '../applications.view.ts';
import { useShopsText } from '../shops-text.ts';
import { OwnerFields, ShopFields } from './ApplicationFields.tsx';
import { DocumentsField } from './DocumentsField.tsx';
import { useApplyForm } from './use-apply-form.ts';

type Props = { application: ShopApplication | null; onDone: () => Promise<void> };

/** All that is asked of who wants a shop. */
export function ApplyForm({ application, onDone }: Props) {
  const text = useShopsText();
  const form = useApplyForm(application, onDone);
  const type = form.field('type');
  const documents = form.field('documents');
  return (
    <SubmitForm action={text(application ? 'submitAgain' : 'submit')} form={form}>
      {application?.reason && <Note tone="warning">{application.reason}</Note>}
      <div className={fieldStyles.field}>
        <span className="strong">{text('type')}</span>
        <Segmented
          aria-label={text('type')}
          value={type.value}
          onChange={type.onChange}
          options={appliedTypes.map((value) => ({ value, label: text(`type_${value}`) }))}
        />
      </div>
      <ShopFields form={form} />
      <OwnerFields form={form} />
      <FieldGroup label={text('documents')} isRequired>
        <DocumentsField type={type.value} value={documents.value} onChange={documents.onChange} />
        <FieldError of={documents.id} error={documents.error} />
      </FieldGroup>
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
    </SubmitForm>
  );
}
