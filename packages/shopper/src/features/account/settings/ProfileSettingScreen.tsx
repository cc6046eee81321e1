import { Button } from '../../../design/inputs/Button.tsx';
import { Cell } from '../../../design/layout/Cell.tsx';
import { Box, Stack } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { ProfileFields, useProfileForm } from '../../identity/index.ts';
import { useAccountStrings } from '../strings.ts';

const AVATAR = 44;

/** The own profile: picture, names, birthday, a few words. */
export function ProfileSettingScreen() {
  const t = useAccountStrings();
  const { user } = useUser();
  const profile = useProfileForm();
  return (
    <Page>
      <Box as="form" above={2} noValidate onSubmit={profile.submit}>
        <SectionCard flush>
          <Cell
            label={t('portrait')}
            value={<Avatar url={user.avatar} name={user.username} size={AVATAR} />}
            onPress={() => go('pages/user/portrait')}
          />
        </SectionCard>
        <SectionCard>
          <Stack gap={3}>
            <ProfileFields profile={profile} />
          </Stack>
        </SectionCard>
        <Box inset="feed">
          <Button submit size="block" busy={profile.busy}>
            {t('save')}
          </Button>
        </Box>
      </Box>
    </Page>
  );
}
