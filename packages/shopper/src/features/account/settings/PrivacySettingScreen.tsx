import { Cell } from '../../../design/layout/Cell.tsx';
import { Box, look, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { savePrivacy, usePrivacy } from '../../../kernel/session/privacy-store.ts';
import { clearSearchHistory } from '../../catalog/index.ts';
import { useAccountStrings } from '../strings.ts';
import { Documents } from './Documents.tsx';
import { usePermissions } from './permissions.ts';
import { SwitchCell } from './SwitchCell.tsx';

/** What is stored and shown of the person, what the app may do, and the agreements. */
export function PrivacySettingScreen() {
  const t = useAccountStrings();
  const { keepsSearches, reviewsAnonymously } = usePrivacy();
  const permissions = usePermissions();
  const getPermissionText = (name: keyof typeof permissions) => {
    const permission = permissions[name];
    return permission ? t(`permission.${permission}`) : '';
  };
  const handleSearches = (isOn: boolean) => {
    savePrivacy({ keepsSearches: isOn });
    if (!isOn) clearSearchHistory();
  };
  return (
    <Page>
      <SectionCard flush className={look({ above: 2 })}>
        <SwitchCell
          label={t('reviewsAnonymously')}
          hint={t('reviewsAnonymouslyHint')}
          on={reviewsAnonymously}
          onChange={(on) => savePrivacy({ reviewsAnonymously: on })}
        />
        <SwitchCell
          label={t('keepsSearches')}
          hint={t('keepsSearchesHint')}
          on={keepsSearches}
          onChange={handleSearches}
        />
      </SectionCard>
      <SectionCard flush>
        <Cell label={t('location')} value={getPermissionText('geolocation')} />
        <Cell label={t('notifications')} value={getPermissionText('notifications')} />
      </SectionCard>
      <Text as="p" inset="page" size={12} tone={3}>
        {t('permissionsNote')}
      </Text>
      <Box above={3}>
        <Documents />
      </Box>
    </Page>
  );
}
