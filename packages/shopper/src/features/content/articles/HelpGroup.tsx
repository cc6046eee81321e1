import type { CallOut } from '@chengji/contract';
import { ChevronDown } from 'lucide-react';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import styles from './HelpGroup.module.css';
import { RichText } from './RichText.tsx';

type Group = CallOut<'GET /wanlshop/help/list'>['rows'][number];

/** The questions of a category; a press on one opens its answer. */
export function HelpGroup({ group }: { group: Group }) {
  return (
    <SectionCard title={group.name}>
      {group.questions.map(({ id, question, answer }) => (
        <details key={id} className={styles.question}>
          <summary className={styles.head}>
            <span className="grow">{question}</span>
            <Icon as={ChevronDown} size={18} className={`c3 ${styles.mark}`} />
          </summary>
          <div className={styles.answer}>
            <RichText html={answer} />
          </div>
        </details>
      ))}
    </SectionCard>
  );
}
