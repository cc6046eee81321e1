import { classes } from '@chengji/client-kit/classes';
import type { Bank } from '@chengji/contract';
import { ChevronRight, CircleCheck } from 'lucide-react';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import fieldStyles from '../../../design/inputs/field.module.css';
import { look, Row, Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useWalletStrings } from '../strings.ts';
import styles from './AccountForm.module.css';

type BankFieldProps = {
  banks: readonly Bank[];
  /** A bank’s code. */
  value: string;
  error: string | undefined;
  /** Whether the number of the card tells this bank. */
  isRecognised: boolean;
  onPress: () => void;
};

/** The bank of a card, recognised by its number or chosen from a sheet. */
export function BankField({ banks, value, error, isRecognised, onPress }: BankFieldProps) {
  const t = useWalletStrings();
  const bank = banks.find(({ code }) => code === value);
  return (
    <div>
      <button
        type="button"
        className={classes(fieldStyles.field, styles.bank)}
        data-invalid={error ? '' : undefined}
        onClick={onPress}
      >
        <span className={fieldStyles.label}>{t('bank')}</span>
        <Text grow size={16} tone={bank ? 1 : 3} lines={1}>
          {bank?.name ?? t('bankHint')}
        </Text>
        {isRecognised && (
          <Row as="span" gap={1} size={13} tone="success" className={styles.recognised}>
            <Icon as={CircleCheck} size={16} />
            {t('recognised')}
          </Row>
        )}
        <Icon as={ChevronRight} size={17} className={look({ tone: 3 })} />
      </button>
      <FieldError text={error} />
    </div>
  );
}
