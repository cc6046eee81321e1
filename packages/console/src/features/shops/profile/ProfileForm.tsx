import { App, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { Note } from '../../../design/feedback/Note.tsx';
import { Field } from '../../../design/inputs/Field.tsx';
import styles from '../../../design/inputs/field.module.css';
import { PictureField } from '../../../design/inputs/PictureField.tsx';
import { useUnsavedChanges } from '../../../design/inputs/use-unsaved-changes.ts';
import { Card } from '../../../design/layout/Card.tsx';
import { EditorLayout } from '../../../design/layout/DetailLayout.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { canSave, isChanged, type Profile, type ProfileDraft, toDraft } from './profile.view.ts';
import { useProfileText } from './profile-text.ts';
import { useSaveShopProfile } from './queries.ts';
import { ShopPreview } from './ShopPreview.tsx';

export function ProfileForm({ profile }: { profile: Profile }) {
  const text = useProfileText();
  const momentText = useMomentText();
  const id = useId();
  const { message } = App.useApp();
  const canWrite = useCan('seller', 'shop.write');
  const [draft, setDraft] = useState(() => toDraft(profile));
  const save = useSaveShopProfile(profile, {
    name: text('nameZh'),
    name_en: text('nameEn'),
    logo: text('logo'),
    city: text('cityZh'),
    city_en: text('cityEn'),
    intro: text('introZh'),
    intro_en: text('introEn'),
  });
  const hasChanges = isChanged(draft, profile);
  useUnsavedChanges(hasChanges);
  const change = (part: Partial<ProfileDraft>) => setDraft((now) => ({ ...now, ...part }));
  const handleSave = () =>
    save.mutate(
      { ...draft, version: profile.version },
      {
        onSuccess: (saved) => {
          setDraft(toDraft(saved));
          void message.success(text('saved'));
        },
      },
    );
  const line = (field: 'name' | 'name_en' | 'city' | 'city_en', most: number) => (
    <Input
      id={`${id}-${field}`}
      maxLength={most}
      disabled={!canWrite}
      value={draft[field]}
      onChange={({ target }) => change({ [field]: target.value })}
    />
  );
  const words = (field: 'intro' | 'intro_en', most: number) => (
    <Input.TextArea
      id={`${id}-${field}`}
      rows={4}
      maxLength={most}
      showCount
      disabled={!canWrite}
      value={draft[field]}
      onChange={({ target }) => change({ [field]: target.value })}
    />
  );
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
              {hasChanges && <Button onClick={() => setDraft(toDraft(profile))}>{text('giveUp')}</Button>}
              <Button
                type="primary"
                disabled={!hasChanges || !canSave(draft)}
                loading={save.isPending}
                onClick={handleSave}
              >
                {text('save')}
              </Button>
            </>
          )
        }
      />
      <EditorLayout side={<ShopPreview draft={draft} score={profile.score} />}>
        {!canWrite && <Note>{text('readOnly')}</Note>}
        {hasChanges && <Note tone="warning">{text('unsaved')}</Note>}
        <Card title={text('names')}>
          <div className="stack">
            <div className={styles.fieldsTwo}>
              <Field label={text('nameZh')} htmlFor={`${id}-name`} isRequired hint={text('nameHint')}>
                {line('name', 32)}
              </Field>
              <Field label={text('nameEn')} htmlFor={`${id}-name_en`} isRequired>
                {line('name_en', 64)}
              </Field>
            </div>
            {canWrite && (
              <PictureField
                label={text('logo')}
                value={draft.logo}
                hint={text('logoHint')}
                isNeeded
                isSquare
                onChange={(logo) => change({ logo })}
              />
            )}
          </div>
        </Card>
        <Card title={text('place')}>
          <div className={styles.fieldsTwo}>
            <Field label={text('cityZh')} htmlFor={`${id}-city`} isRequired hint={text('cityHint')}>
              {line('city', 32)}
            </Field>
            <Field label={text('cityEn')} htmlFor={`${id}-city_en`} isRequired>
              {line('city_en', 64)}
            </Field>
          </div>
        </Card>
        <Card title={text('intro')}>
          <div className="stack">
            <Field label={text('introZh')} htmlFor={`${id}-intro`}>
              {words('intro', 500)}
            </Field>
            <Field label={text('introEn')} htmlFor={`${id}-intro_en`}>
              {words('intro_en', 1_000)}
            </Field>
          </div>
        </Card>
      </EditorLayout>
    </>
  );
}
