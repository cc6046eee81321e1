import type { ComplaintType } from '@chengji/contract';
import buttonStyles from '../../../design/inputs/button.module.css';
import { Link } from '../../../design/navigation/Link.tsx';
import { useComplaintStrings } from '../strings.ts';
import styles from './ComplainLink.module.css';

type Named = { type: ComplaintType; id: number };

/** The way to complain about something, as a small button beside others. */
export function ComplainButton({ type, id }: Named) {
  const t = useComplaintStrings();
  return (
    <Link
      to="pages/user/complaint/complaint"
      params={{ type, id }}
      className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.s}`}
    >
      {t('complain')}
    </Link>
  );
}

/** The same as a quiet line at the end of a page. */
export function ComplainLine({ type, id }: Named) {
  const t = useComplaintStrings();
  return (
    <Link to="pages/user/complaint/complaint" params={{ type, id }} className={styles.line}>
      {t('complainOf', { title: t(`type.${type}`).toLowerCase() })}
    </Link>
  );
}
