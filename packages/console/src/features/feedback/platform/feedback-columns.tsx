import type { PlatformFeedback } from '@chengji/contract';
import type { TableColumnsType } from 'antd';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Stars } from '../../../design/values/Stars.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import type { FeedbackText } from '../feedback-text.ts';
import styles from './feedback.module.css';
import { CategoryTag, FeedbackStatus, SentBy } from './feedback-parts.tsx';

type Options = {
  onOpen: (row: PlatformFeedback) => void;
  /** Without it the role may only read. */
  onMark: ((row: PlatformFeedback) => void) | undefined;
};

export const feedbackColumns = (
  text: FeedbackText,
  { onOpen, onMark }: Options,
): TableColumnsType<PlatformFeedback> => [
  { title: text('rating'), width: 110, render: (_, { rating }) => <Stars score={rating} /> },
  {
    title: text('content'),
    render: (_, row) => (
      <TwoLines isCut className={styles.content} first={row.content} second={<SentBy row={row} />} />
    ),
  },
  { title: text('category'), render: (_, row) => <CategoryTag row={row} /> },
  { title: text('time'), render: (_, { createtime }) => <MomentText at={createtime} /> },
  { title: text('state'), render: (_, row) => <FeedbackStatus row={row} /> },
  actionsColumn((row) => {
    const isAnswerable = row.can.answer && onMark !== undefined;
    return (
      <>
        <LinkButton isMain={isAnswerable} of={row.content} onPress={() => onOpen(row)}>
          {text(isAnswerable ? 'answer' : 'view')}
        </LinkButton>
        {onMark && row.can.handle && (
          <LinkButton of={row.content} onPress={() => onMark(row)}>
            {text(row.state === 'handled' ? 'reopen' : 'handle')}
          </LinkButton>
        )}
      </>
    );
  }),
];
