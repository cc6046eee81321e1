import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { FieldGroup } from '../../../design/inputs/FieldGroup.tsx';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { useShopsText } from '../shops-text.ts';
import { uploadLogo } from './applicant.ts';
import styles from './apply.module.css';
import { PictureField } from './PictureField.tsx';
import type { ApplyFields } from './use-apply-form.ts';

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
