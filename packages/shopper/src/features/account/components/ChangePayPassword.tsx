import { SectionCard } from '../../../design/SectionCard.tsx';
import { back } from '../../../kernel/router/navigation.ts';
import { SetPassword } from '../../payments/index.ts';
import { reloadPerson } from '../queries.ts';
import { useAccountStrings } from '../strings.ts';
import styles from './ChangePayPassword.module.css';

/** The six digits that release money, set as at the cashier. */
export function ChangePayPassword() {
  const t = useAccountStrings();
  const handleDone = () => {
    reloadPerson();
    back();
  };
  return (
    <SectionCard flush>
      <p className={styles.hint}>{t('payPasswordHint')}</p>
      <SetPassword onDone={handleDone} />
    </SectionCard>
  );
}
