import { ShieldCheck } from 'lucide-react';
import { Button } from '../../../design/inputs/Button.tsx';
import { Field, mobileInput } from '../../../design/inputs/Field.tsx';
import { Switch } from '../../../design/inputs/Switch.tsx';
import { Cell } from '../../../design/layout/Cell.tsx';
import { Box, Row } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { AgreeCheck } from '../../identity/index.ts';
import { useWalletStrings } from '../strings.ts';
import styles from './AccountForm.module.css';
import type { AccountForm } from './use-account-form.ts';

type AccountFormEndProps = { form: AccountForm; phoneHint: string };

/** What both kinds of accounts end with: the mobile, whether it is the default, consent, and the button. */
export function AccountFormEnd({ form: { field, control, busy }, phoneHint }: AccountFormEndProps) {
  const t = useWalletStrings();
  const isDefault = control('is_default');
  return (
    <>
      <SectionCard className={styles.fields}>
        <Field {...field('phone')} {...mobileInput} label={t('phone')} labelShown placeholder={phoneHint} />
      </SectionCard>
      <SectionCard flush>
        <Cell
          label={t('setDefault')}
          value={
            <Switch label={t('setDefault')} on={isDefault.value === true} onChange={isDefault.onChange} />
          }
        />
      </SectionCard>
      <Box inset="page">
        <AgreeCheck {...control('agree')} />
        <Box above={3}>
          <Button submit size="block" busy={busy}>
            {t('save')}
          </Button>
        </Box>
        <Row as="p" gap={1} above={3} size={12} tone={3} className={styles.safe}>
          <Icon as={ShieldCheck} size={15} />
          {t('safe')}
        </Row>
      </Box>
    </>
  );
}
