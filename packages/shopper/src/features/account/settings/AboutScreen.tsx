import { useState } from 'react';
import buttonStyles from '../../../design/inputs/button.module.css';
import { Cell } from '../../../design/layout/Cell.tsx';
import { Stack, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { reportFault } from '../../../kernel/calls/faults.ts';
import { APP_VERSION } from '../../../kernel/constants.ts';
import { useInit } from '../../../kernel/session/init.ts';
import { askForUpdate } from '../../../kernel/shell/update-check.ts';
import { toast } from '../../../kernel/toast.ts';
import { useAccountStrings } from '../strings.ts';
import styles from './AboutScreen.module.css';
import { Documents } from './Documents.tsx';

/** Which version this is, who runs the market, and what both sides agreed on. */
export function AboutScreen() {
  const t = useAccountStrings();
  const { data } = useInit();
  const [isChecking, setChecking] = useState(false);
  const handleCheck = async () => {
    if (isChecking) return;
    setChecking(true);
    try {
      if (!(await askForUpdate())) toast(t('newest'), 'done');
    } catch (error) {
      reportFault(error);
    } finally {
      setChecking(false);
    }
  };
  const phone = data?.appConfig.service_phone;
  return (
    <Page>
      <Stack gap={2} className={styles.head}>
        <img src="./logo.svg" alt="" width={72} height={72} />
        <Text as="h2" size={20} bold tone={1}>
          {data?.appConfig.name}
        </Text>
        <Text as="p" size={13} tone={2} num>
          {t('version', { version: APP_VERSION })}
        </Text>
      </Stack>
      <SectionCard flush>
        <Cell
          label={t('checkUpdate')}
          value={isChecking ? <span className={buttonStyles.ring} role="status" /> : APP_VERSION}
          onPress={() => void handleCheck()}
        />
      </SectionCard>
      <Documents />
      <SectionCard flush>
        {data?.appInfo.company && <Cell label={t('company')} value={data.appInfo.company} />}
        {phone && (
          <Cell
            label={t('servicePhone')}
            value={
              <Text as="a" num tone="brand" href={`tel:${phone}`}>
                {phone}
              </Text>
            }
          />
        )}
        <Cell label={t('license')} value={t('licenseName')} />
      </SectionCard>
    </Page>
  );
}
