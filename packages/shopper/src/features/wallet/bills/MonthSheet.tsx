import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Chip } from '../../../design/inputs/Chip.tsx';
import { useWalletStrings } from '../strings.ts';
import styles from './MonthChips.module.css';
import { MonthChips } from './MonthChips.tsx';

type MonthSheetProps = {
  on: string | undefined;
  /** Undefined is all of them. */
  onPick: (month: string | undefined) => void;
  onClose: () => void;
};

/** The months since the account was opened, the newest first. */
export function MonthSheet({ on, onPick, onClose }: MonthSheetProps) {
  const t = useWalletStrings();
  return (
    <Sheet open title={t('chooseMonth')} onClose={onClose}>
      <div className={styles.all}>
        <Chip on={on === undefined} onPress={() => onPick(undefined)}>
          {t('allMonths')}
        </Chip>
      </div>
      <MonthChips on={on} onPick={onPick} />
    </Sheet>
  );
}
