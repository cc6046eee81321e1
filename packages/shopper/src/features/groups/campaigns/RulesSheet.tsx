import type { CampaignKind } from '@chengji/contract';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Stack } from '../../../design/layout/primitives.ts';
import { useGroupStrings } from '../strings.ts';
import styles from './RulesSheet.module.css';

type RulesSheetProps = {
  open: boolean;
  kind: CampaignKind;
  autoForm: boolean;
  onClose: () => void;
};

/** The rules of group buying, from opening to success or refund. */
export function RulesSheet({ open, kind, autoForm, onClose }: RulesSheetProps) {
  const t = useGroupStrings();
  return (
    <Sheet open={open} title={t('rulesTitle')} onClose={onClose}>
      <Stack gap={3} tone={2} className={styles.rules}>
        <p>{t('rule1')}</p>
        <p>{t('rule2')}</p>
        <p>{t('rule3')}</p>
        {kind === 'ladder' && <p>{t('ruleLadder')}</p>}
        {autoForm && <p>{t('ruleAuto')}</p>}
        <p>{t('ruleLate')}</p>
      </Stack>
    </Sheet>
  );
}
