import { PasswordField } from '../../../design/inputs/PasswordField.tsx';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { useShopsText } from '../shops-text.ts';
import styles from './apply.module.css';
import type { ApplyFields } from './use-apply-form.ts';

const introRows = { least: 2, most: 5 };

/** Who it will belong to, what they log in with, and what they say about it. */
export function OwnerFields({ form: { values, field } }: { form: ApplyFields }) {
  const text = useShopsText();
  const optional = (label: string) => `${label} (${text('optional')})`;
  return (
    <div className={styles.pair}>
      <TextField
        {...field('licence_no')}
        label={text(values.type === 'personal' ? 'idNumber' : 'licenceNumber')}
        most={32}
        isRequired
      />
      <TextField {...field('contact')} label={text('contact')} most={32} isRequired />
      <TextField {...field('account')} label={text('account')} most={32} autoComplete="username" isRequired />
      <PasswordField {...field('password')} label={text('password')} autoComplete="new-password" isRequired />
      <TextField {...field('intro')} label={optional(text('intro'))} most={300} rows={introRows} />
      <TextField {...field('intro_en')} label={optional(text('introEn'))} most={600} rows={introRows} />
    </div>
  );
}
