import { classes } from '@chengji/client-kit/classes';
import type { CallOut } from '@chengji/contract';
import { ChevronDown } from 'lucide-react';
import { Box, look } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import styles from './HelpCategory.module.css';
import { RichText } from './RichText.tsx';

type Category = CallOut<'GET /wanlshop/help/list'>['rows'][number];

/** Brings the question that the address names into view. */
const showOpened = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' });

/** The questions of a category; a press on one opens its answer. The one that the address names is open already. */
export function HelpCategory({ category, opened }: { category: Category; opened: number | undefined }) {
  return (
    <SectionCard title={category.name}>
      {category.questions.map(({ id, question, answer }) => (
        <details
          key={id}
          className={styles.question}
          open={id === opened}
          ref={id === opened ? showOpened : null}
        >
          <summary className={styles.head}>
            <Box as="span" grow>
              {question}
            </Box>
            <Icon as={ChevronDown} size={18} className={classes(look({ tone: 3 }), styles.mark)} />
          </summary>
          <div className={styles.answer}>
            <RichText html={answer} />
          </div>
        </details>
      ))}
    </SectionCard>
  );
}
