import type { ComplaintType } from '@chengji/contract';
import { Check } from 'lucide-react';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useReasons } from '../queries.ts';
import { useComplaintStrings } from '../strings.ts';
import styles from './ReasonGrid.module.css';

type ReasonGridProps = { type: ComplaintType; on: string; onChange: (code: string) => void };

/** The reasons of a type in two columns; one is chosen. */
export function ReasonGrid({ type, on, onChange }: ReasonGridProps) {
  const t = useComplaintStrings();
  return (
    <QueryView query={useReasons(type)} skeleton={<Skeleton height={160} radius={12} />}>
      {({ rows }) => (
        <fieldset className={styles.reasons} aria-label={t('reason')}>
          {rows.map(({ code, text }) => (
            <button
              key={code}
              type="button"
              className={styles.reason}
              aria-pressed={code === on}
              onClick={() => onChange(code)}
            >
              {code === on && <Icon as={Check} size={16} />}
              <span>{text}</span>
            </button>
          ))}
        </fieldset>
      )}
    </QueryView>
  );
}
