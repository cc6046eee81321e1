import type { PayoutMethod } from '@chengji/contract';
import { useState } from 'react';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { FormSkeleton } from '../../../design/lists/FormSkeleton.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { Segmented } from '../../../design/navigation/Segmented.tsx';
import { useBanks } from '../queries.ts';
import { useWalletStrings } from '../strings.ts';
import styles from './AddAccountScreen.module.css';
import { CardForm } from './CardForm.tsx';
import { WechatForm } from './WechatForm.tsx';

const kinds = ['manual', 'wechat'] as const satisfies PayoutMethod[];

/** A new payout account: a bank card, or the person’s own WeChat where that is bound. */
export function AddAccountScreen() {
  const t = useWalletStrings();
  const [kind, setKind] = useState<PayoutMethod>('manual');
  const query = useBanks();
  return (
    <Page>
      <Box inset="page" above={2} className={styles.lead}>
        <Text as="h2" size={20} bold>
          {t('addTitle')}
        </Text>
        <Text as="p" size={13} tone={3}>
          {t(kind === 'wechat' ? 'wechatHint' : 'addHint')}
        </Text>
      </Box>
      <QueryView query={query} skeleton={<FormSkeleton />}>
        {({ rows, wechat }) => (
          <>
            {wechat && (
              <div className={styles.kinds}>
                <Segmented
                  label={t('kind')}
                  tabs={kinds.map((key) => ({ key, label: t(`kind.${key}`) }))}
                  on={kind}
                  onChange={setKind}
                />
              </div>
            )}
            {kind === 'wechat' ? <WechatForm /> : <CardForm banks={rows} />}
          </>
        )}
      </QueryView>
    </Page>
  );
}
