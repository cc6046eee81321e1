import { Button } from 'antd';
import { Note } from '../../../design/feedback/Note.tsx';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { OffWhen } from '../../../design/inputs/Fields.tsx';
import styles from '../../../design/inputs/field.module.css';
import { PictureField } from '../../../design/inputs/PictureField.tsx';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { EditorLayout } from '../../../design/layout/DetailLayout.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { OwnLicenceCard } from './OwnLicenceCard.tsx';
import { type Profile, profileSchema } from './profile.view.ts';
import { useProfileText } from './profile-text.ts';
import { useSaveShopProfile } from './queries.ts';
import { ShopPreview } from './ShopPreview.tsx';

export function ProfileForm({ profile }: { profile: Profile }) {
  const text = useProfileText();
  const momentText = useMomentText();
  const canWrite = useCan('seller', 'shop.write');
  const save = useSaveShopProfile(profile, {
    name: text('nameZh'),
    name_en: text('nameEn'),
    logo: text('logo'),
    city: text('cityZh'),
    city_en: text('cityEn'),
    intro: text('introZh'),
    intro_en: text('introEn'),
  });
  const form = useEditorForm({
    schema: profileSchema,
    start: profile,
    save,
    doneText: () => text('saved'),
    onSaved: (saved) => {
      form.reset(saved);
    },
  });
  const { field, isChanged, isValid, isSending } = form;
  return (
    <>
      <PageHeader
        title={text('profile')}
        summary={text('opened', {
          type: text(`type_${profile.type}`),
          time: momentText(profile.opened_at),
        })}
        actions={
          canWrite && (
            <>
              {isChanged && <Button onClick={() => form.reset()}>{text('giveUp')}</Button>}
              <Button
                type="primary"
                disabled={!isChanged || !isValid}
                loading={isSending}
                onClick={() => void form.submit()}
              >
                {text('save')}
              </Button>
            </>
          )
        }
      />
      <EditorLayout side={<ShopPreview draft={form.values} score={profile.score} />}>
        {!canWrite && <Note>{text('readOnly')}</Note>}
        {isChanged && <Note tone="warning">{text('unsaved')}</Note>}
        <OffWhen isOff={!canWrite || isSending}>
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
                <PictureField
                  {...field('logo')}
                  label={text('logo')}
                  hint={text('logoHint')}
                  isNeeded
                  isSquare
                />
              )}
            </div>
          </Card>
          <Card title={text('place')}>
            <div className={styles.fieldsTwo}>
              <TextField
                {...field('city')}
                label={text('cityZh')}
                most={32}
                isRequired
                hint={text('cityHint')}
              />
              <TextField {...field('city_en')} label={text('cityEn')} most={64} isRequired />
            </div>
          </Card>
          <Card title={text('intro')}>
            <div className="stack">
              <TextField {...field('intro')} label={text('introZh')} rows={4} most={500} showsCount />
              <TextField {...field('intro_en')} label={text('introEn')} rows={4} most={1_000} showsCount />
            </div>
          </Card>
          <OwnLicenceCard canWrite={canWrite} />
        </OffWhen>
      </EditorLayout>
    </>
  );
}
