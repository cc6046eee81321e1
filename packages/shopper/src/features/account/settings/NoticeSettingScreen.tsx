import { look, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { saveSwitches, useUser } from '../../../kernel/session/user-store.ts';
import { toast } from '../../../kernel/toast.ts';
import { useAccountStrings } from '../strings.ts';
import { askNotifications } from './permissions.ts';
import { SwitchCell } from './SwitchCell.tsx';

/** How the person is notified: notification, vibration, sound. */
export function NoticeSettingScreen() {
  const t = useAccountStrings();
  const { pushs, shock, voice } = useUser((state) => state.user);
  const handlePushs = async (isOn: boolean) => {
    saveSwitches({ pushs: isOn });
    if (isOn && (await askNotifications()) === 'denied') toast(t('pushsDenied'), 'fault');
  };
  return (
    <Page>
      <SectionCard flush className={look({ above: 2 })}>
        <SwitchCell
          label={t('pushs')}
          hint={t('pushsHint')}
          on={pushs}
          onChange={(on) => void handlePushs(on)}
        />
        <SwitchCell
          label={t('shock')}
          hint={t('shockHint')}
          on={shock}
          onChange={(on) => saveSwitches({ shock: on })}
        />
        <SwitchCell
          label={t('voice')}
          hint={t('voiceHint')}
          on={voice}
          onChange={(on) => saveSwitches({ voice: on })}
        />
      </SectionCard>
      <Text as="p" inset="page" size={12} tone={3}>
        {t('noticeNote')}
      </Text>
    </Page>
  );
}
