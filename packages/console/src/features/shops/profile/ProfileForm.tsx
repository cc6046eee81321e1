import { Button } from 'antd';
import { Note } from '../../../design/feedback/Note.tsx';
import { OffWhen } from '../../../design/inputs/Fields.tsx';
import { EditorLayout } from '../../../design/layout/DetailLayout.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { OwnLicenceCard } from './OwnLicenceCard.tsx';
import { ProfileCards } from './ProfileCards.tsx';
import type { Profile } from './profile.view.ts';
import { useProfileText } from './profile-text.ts';
import { ShopPreview } from './ShopPreview.tsx';
import { useProfileForm } from './use-profile-form.ts';

export function ProfileForm({ profile }: { profile: Profile }) {
  const text = useProfileText();
  const momentText = useMomentText();
  const canWrite = useCan('seller', 'shop.write');
  const form = useProfileForm(profile);
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
          <ProfileCards field={field} canWrite={canWrite} />
          <OwnLicenceCard canWrite={canWrite} />
        </OffWhen>
      </EditorLayout>
    </>
  );
}
