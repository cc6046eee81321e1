import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { FieldGroup } from '../../../design/inputs/FieldGroup.tsx';
import { PasswordField } from '../../../design/inputs/PasswordField.tsx';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { DayField } from '../DayField.tsx';
import { useShopsText } from '../shops-text.ts';
import { uploadLogo } from './applicant.ts';
import styles from './apply.module.css';
import { PictureField } from './PictureField.tsx';
import type { ApplyFields } from './use-apply-form.ts';

const introRows = { least: 2, most: 5 };

/** The shop that is wished for. */
export function ShopFields({ form: { values, field } }: { form: ApplyFields }) {
  const text = useShopsText();
  const logo = field('logo');
  return (
    <>
      <FieldGroup label={text('logo')} isRequired>
        <PictureField name={text('logo')} send={uploadLogo} value={logo.value} onChange={logo.onChange} />
        <FieldError of={logo.id} error={logo.error} />
      </FieldGroup>
      <div className={styles.pair}>
        <TextField {...field('name')} label={text('name')} most={30} isRequired />
        <TextField {...field('name_en')} label={text('nameEn')} most={60} isRequired />
        <TextField {...field('city')} label={text('city')} most={30} isRequired />
        <TextField {...field('city_en')} label={text('cityEn')} most={60} isRequired />
      </div>
      <TextField {...field('business')} label={text('business')} most={100} isRequired />
      {values.type !== 'personal' && (
        <TextField {...field('company')} label={text('company')} most={60} isRequired />
      )}
    </>
  );
}

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
      {values.type !== 'personal' && (
        <DayField
          {...field('licence_ends_on')}
          label={text('licenceEndsOn')}
          placeholder={text('licenceForever')}
          hint={text('licenceHint')}
        />
      )}
      <TextField {...field('contact')} label={text('contact')} most={32} isRequired />
      <TextField {...field('account')} label={text('account')} most={32} autoComplete="username" isRequired />
      <PasswordField {...field('password')} label={text('password')} autoComplete="new-password" isRequired />
      <TextField {...field('intro')} label={optional(text('intro'))} most={300} rows={introRows} />
      <TextField {...field('intro_en')} label={optional(text('introEn'))} most={600} rows={introRows} />
    </div>
  );
}
