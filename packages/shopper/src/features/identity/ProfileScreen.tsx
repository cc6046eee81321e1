import { Avatar } from '../../design/Avatar.tsx';
import { Button } from '../../design/Button.tsx';
import { Link } from '../../design/Link.tsx';
import { TextButton } from '../../design/TextButton.tsx';
import { back } from '../../kernel/router/navigation.ts';
import { toast } from '../../kernel/toast.ts';
import { useUser } from '../../kernel/user-store.ts';
import { AuthPage } from './components/AuthPage.tsx';
import { ProfileFields } from './components/ProfileFields.tsx';
import styles from './ProfileScreen.module.css';
import { useIdentityStrings } from './strings.ts';
import { useProfileForm } from './use-profile-form.ts';

const AVATAR = 80;

/** Name, picture and a few words of the person; new shoppers come here after their first login. */
export function ProfileScreen() {
  const t = useIdentityStrings();
  const { user } = useUser();
  const profile = useProfileForm(() => {
    toast(t('saved'), 'done');
    back();
  });
  return (
    <AuthPage
      above={
        <Link to="pages/user/portrait" className={styles.portrait}>
          <Avatar url={user.avatar} name={user.username} size={AVATAR} />
          <span className="t13 cb">{t('avatar')}</span>
        </Link>
      }
      title={t('perfectTitle')}
      hint={t('perfectHint')}
      onSubmit={profile.submit}
    >
      <ProfileFields profile={profile} />
      <Button submit size="block" busy={profile.busy}>
        {t('save')}
      </Button>
      <TextButton onPress={() => back()}>{t('skip')}</TextButton>
    </AuthPage>
  );
}
