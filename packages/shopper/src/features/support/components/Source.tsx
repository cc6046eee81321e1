import type { ServiceSource } from '@chengji/contract';
import { BookOpen, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { RowsSkeleton } from '../../../design/lists/RowsSkeleton.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { useQuestion } from '../queries.ts';
import { useSupportStrings } from '../strings.ts';
import { openPage } from './open-page.ts';
import styles from './Source.module.css';

/** What a source says word for word, and the way to it. */
export function Source({ source }: { source: ServiceSource }) {
  const t = useSupportStrings();
  const [isOpen, setOpen] = useState(false);
  const { kind, id, title, quote } = source;
  const handleOpen = () => {
    if (kind === 'question') setOpen(true);
    else openPage({ kind, id, title });
  };
  return (
    <span className={styles.source}>
      {quote}
      <span className={styles.head}>
        <Icon as={BookOpen} size={15} />
        <span className={styles.title}>
          {t(`source.${kind}`)} · {title}
        </span>
        <button type="button" className={styles.original} onClick={handleOpen}>
          {t('original')}
          <Icon as={ChevronRight} size={14} />
        </button>
      </span>
      {isOpen && (
        <Sheet open title={title} onClose={() => setOpen(false)}>
          <Original id={id} />
        </Sheet>
      )}
    </span>
  );
}

function Original({ id }: { id: number }) {
  const { showMoment } = useTimeDisplay();
  return (
    <QueryView query={useQuestion(id)} skeleton={<RowsSkeleton />}>
      {({ answer, changed_at }) => (
        <>
          <p className={styles.answer}>{answer}</p>
          <Text size={12} tone={3}>
            {showMoment(changed_at)}
          </Text>
        </>
      )}
    </QueryView>
  );
}
