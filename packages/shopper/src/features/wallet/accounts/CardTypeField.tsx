import type { CardType } from '@chengji/contract';
import { Chip } from '../../../design/inputs/Chip.tsx';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { useWalletStrings } from '../strings.ts';
import styles from './AccountForm.module.css';

const types = ['debit', 'credit'] as const satisfies CardType[];

type CardTypeFieldProps = {
  value: CardType | undefined;
  error: string | undefined;
  onChange: (type: CardType) => void;
};

/** Debit or credit. */
export function CardTypeField({ value, error, onChange }: CardTypeFieldProps) {
  const t = useWalletStrings();
  return (
    <fieldset aria-label={t('cardType')}>
      <div className={styles.types}>
        {types.map((type) => (
          <Chip key={type} on={type === value} onPress={() => onChange(type)}>
            {t(type)}
          </Chip>
        ))}
      </div>
      <FieldError text={error} />
    </fieldset>
  );
}
