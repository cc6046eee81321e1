import { Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { leavePage } from '../../../kernel/router/navigation.ts';
import { SetPassword } from '../../payments/index.ts';
import { reloadPerson } from '../queries.ts';
import { useAccountStrings } from '../strings.ts';
import styles from './ChangePayPassword.module.css';
import { HoldNote, useHeldUntil } from './HoldNote.tsx';

/** The six digits that release money, set as at the cashier. */
export function ChangePayPassword() {
  const t = useAccountStrings();
  const heldUntil = useHeldUntil();
  const handleDone = () => {
    reloadPerson();
    leavePage();
  };
  if (heldUntil !== null) return <HoldNote />;
  return (
    <SectionCard flush>
      <Text as="p" size={13} tone={2} className={styles.hint}>
        {t('payPasswordHint')}
      </Text>
      <SetPassword onDone={handleDone} />
    </SectionCard>
  );
}
