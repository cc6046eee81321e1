import { ChevronRight } from 'lucide-react';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import cellStyles from '../../../design/layout/cell.module.css';
import { look, Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useRefundStrings } from '../strings.ts';
import styles from './ChoiceField.module.css';

type ChoiceFieldProps = {
  label: string;
  /** What was chosen; empty while nothing was. */
  value: string;
  error: string | undefined;
  onPress: () => void;
};

/** A row that opens the sheet its value is chosen from. */
export function ChoiceField({ label, value, error, onPress }: ChoiceFieldProps) {
  const t = useRefundStrings();
  return (
    <div>
      <button
        type="button"
        className={cellStyles.cell}
        data-invalid={error ? '' : undefined}
        onClick={onPress}
      >
        <span className={cellStyles.label}>{label}</span>
        <span className={cellStyles.value}>
          <Text lines={1} tone={value ? 1 : 3}>
            {value || t('choose')}
          </Text>
          <Icon as={ChevronRight} size={17} className={look({ tone: 3 })} />
        </span>
      </button>
      <div className={styles.error}>
        <FieldError text={error} />
      </div>
    </div>
  );
}
