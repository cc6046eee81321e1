import { Check } from '../../../design/inputs/Check.tsx';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { useIdentityStrings } from '../strings.ts';
import styles from './AgreeCheck.module.css';

/** What is agreed to, to be read before. */
const terms = ['agreement', 'privacy'] as const;

type AgreeCheckProps = {
  /** True once agreed. */
  value: unknown;
  error?: string | undefined;
  onChange: (isAgreed: true | undefined) => void;
};

/** Consent is given by a tick of the person's own: it never starts on. */
export function AgreeCheck({ value, error, onChange }: AgreeCheckProps) {
  const t = useIdentityStrings();
  return (
    <div>
      <div className={styles.line}>
        <Check label={t('agree')} checked={value === true} onChange={(isOn) => onChange(isOn || undefined)}>
          <Text size={13} tone={2}>
            {t('agreeTo')}
          </Text>
        </Check>
        {terms.map((key) => (
          <Link
            key={key}
            to="pages/article/details"
            params={{ id: key, title: t(key) }}
            className={styles.term}
          >
            {t(key)}
          </Link>
        ))}
      </div>
      <FieldError text={error} />
    </div>
  );
}
