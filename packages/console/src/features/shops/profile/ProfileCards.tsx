import styles from '../../../design/inputs/field.module.css';
import { PictureField } from '../../../design/inputs/PictureField.tsx';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useProfileText } from './profile-text.ts';
import type { useProfileForm } from './use-profile-form.ts';

type Props = { field: ReturnType<typeof useProfileForm>['field']; canWrite: boolean };

/** What shoppers see of the shop: its names and picture, where it is, and what it says of itself. */
export function ProfileCards({ field, canWrite }: Props) {
  const text = useProfileText();
  return (
    <>
      <Card title={text('names')}>
        <div className="stack">
          <div className={styles.fieldsTwo}>
            <TextField
              {...field('name')}
              label={text('nameZh')}
              most={32}
              isRequired
              hint={text('nameHint')}
            />
            <TextField {...field('name_en')} label={text('nameEn')} most={64} isRequired />
          </div>
          {canWrite && (
            <PictureField {...field('logo')} label={text('logo')} hint={text('logoHint')} isNeeded isSquare />
          )}
        </div>
      </Card>
      <Card title={text('place')}>
        <div className={styles.fieldsTwo}>
          <TextField {...field('city')} label={text('cityZh')} most={32} isRequired hint={text('cityHint')} />
          <TextField {...field('city_en')} label={text('cityEn')} most={64} isRequired />
        </div>
      </Card>
      <Card title={text('intro')}>
        <div className="stack">
          <TextField {...field('intro')} label={text('introZh')} rows={4} most={500} showsCount />
          <TextField {...field('intro_en')} label={text('introEn')} rows={4} most={1_000} showsCount />
        </div>
      </Card>
    </>
  );
}
