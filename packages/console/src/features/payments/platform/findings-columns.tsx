import type { PaymentFinding } from '@chengji/contract';
import { type TableColumnsType, Typography } from 'antd';
import styles from '../../../design/tables/cells.module.css';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import type { PaymentsText } from '../payments-text.ts';

type Options = { isOpen: boolean; onResolve?: ((finding: PaymentFinding) => void) | undefined };

export const findingsColumns = (
  text: PaymentsText,
  { isOpen, onResolve }: Options,
): TableColumnsType<PaymentFinding> => [
  {
    title: text('kind'),
    render: (_, { kind, channel }) => (
      <span className={styles.cellTwo}>
        <span>{text(`kind_${kind}`)}</span>
        <span>{text(`channel_${channel}`)}</span>
      </span>
    ),
  },
  {
    title: text('subject'),
    render: (_, { subject_no, trade_no }) => (
      <span className={styles.cellTwo}>
        <Typography.Text copyable>{subject_no}</Typography.Text>
        <span>{trade_no}</span>
      </span>
    ),
  },
  {
    title: text('told'),
    render: (_, { expected, got }) => (
      <span className={styles.cellTwo}>
        <span>{text('gotSo', { got: got || '—' })}</span>
        <span>{text('expectedSo', { expected: expected || '—' })}</span>
      </span>
    ),
  },
  { title: text('foundAt'), render: (_, { found_at }) => <MomentText at={found_at} /> },
  isOpen
    ? {
        title: text('actions'),
        render: (_, finding) =>
          onResolve ? (
            <button
              type="button"
              className={`${styles.textButton} row-link`}
              aria-label={`${text('resolve')} ${finding.subject_no}`}
              onClick={() => onResolve(finding)}
            >
              {text('resolve')}
            </button>
          ) : (
            <EmptyCell />
          ),
      }
    : {
        title: text('resolution'),
        render: (_, { note, resolved_by, resolved_at, sent }) => (
          <span className={styles.cellTwo}>
            <span>{note}</span>
            <span>
              {resolved_by} {resolved_at !== null && <MomentText at={resolved_at} />}
              {sent && ` · ${text('sent')}`}
            </span>
          </span>
        ),
      },
];
