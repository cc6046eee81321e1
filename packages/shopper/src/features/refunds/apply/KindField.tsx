import { classes } from '@chengji/client-kit/classes';
import type { RefundKind } from '@chengji/contract';
import { Check, Package, Undo2 } from 'lucide-react';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useRefundStrings } from '../strings.ts';
import styles from './KindField.module.css';

const icons = { refund_only: Undo2, return_and_refund: Package };

type KindFieldProps = {
  kinds: readonly RefundKind[];
  on: RefundKind | null;
  error: string | undefined;
  onChange: (kind: RefundKind) => void;
};

/** Money alone, or against the goods; only what is possible now. */
export function KindField({ kinds, on, error, onChange }: KindFieldProps) {
  const t = useRefundStrings();
  return (
    <SectionCard title={t('kind')}>
      <div className={styles.kinds} role="radiogroup" aria-label={t('kind')}>
        {kinds.map((kind) => (
          <label key={kind} className={classes(styles.kind, kind === on && styles.on)}>
            <input
              type="radio"
              name="refund-kind"
              className={styles.input}
              checked={kind === on}
              onChange={() => onChange(kind)}
            />
            <Icon as={icons[kind]} size={22} />
            <b>{t(`kind.${kind}`)}</b>
            <Text size={12} tone={kind === on ? 2 : 3}>
              {t(`kindHint.${kind}`)}
            </Text>
            {kind === on && (
              <span className={styles.tick}>
                <Icon as={Check} size={13} />
              </span>
            )}
          </label>
        ))}
      </div>
      <FieldError text={error} />
    </SectionCard>
  );
}
