import { Button } from '../../../design/inputs/Button.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { back } from '../../../kernel/router/navigation.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { AuthPage } from '../login/AuthPage.tsx';
import { useIdentityStrings } from '../strings.ts';
import { ProfileFields } from './ProfileFields.tsx';
import styles from './ProfileScreen.module.css';
import { useProfileForm } from './use-profile-form.ts';

const AVATAR = 80;

/** Name, picture and a few words of the person; new shoppers come here after their first login. */
export function ProfileScreen() {
  const t = useIdentityStrings();
  const { user } = useUser();
  const profile = useProfileForm();
  return (
    <AuthPage
      above={
        <Link to="pages/user/portrait" className={styles.portrait}>
          <Avatar url={user.avatar} name={user.username} size={AVATAR} />
          <Text size={13} tone="brand">
            {t('avatar')}
          </Text>
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
