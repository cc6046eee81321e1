import type { PaymentFinding } from '@chengji/contract';
import type { TableColumnsType } from 'antd';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import styles from '../../../design/tables/cells.module.css';
import { CopyText } from '../../../design/values/CopyText.tsx';
import { EmptyCell } from '../../../design/values/EmptyCell.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { findTold } from '../findings.view.ts';
import type { PaymentsText } from '../payments-text.ts';

function showTold(text: PaymentsText, told: string): string {
  const key = findTold(told);
  return key ? text(key) : told || '—';
}

type Options = { isOpen: boolean; onResolve?: ((finding: PaymentFinding) => void) | undefined };

export const findingsColumns = (
  text: PaymentsText,
  { isOpen, onResolve }: Options,
): TableColumnsType<PaymentFinding> => [
  {
    title: text('kind'),
    render: (_, { kind, channel }) => (
      <TwoLines first={text(`kind_${kind}`)} second={text(`channel_${channel}`)} />
    ),
  },
  {
    title: text('subject'),
    render: (_, { subject_no, trade_no }) => (
      <TwoLines first={<CopyText value={subject_no} />} second={trade_no} />
    ),
  },
  {
    title: text('told'),
    render: (_, { expected, got }) => (
      <TwoLines
        first={text('gotSo', { got: showTold(text, got) })}
        second={text('expectedSo', { expected: showTold(text, expected) })}
      />
    ),
  },
  { title: text('foundAt'), render: (_, { found_at }) => <MomentText at={found_at} /> },
  isOpen
    ? actionsColumn((finding) =>
        finding.repair ? (
          <span className="muted small">{text('waits', { by: finding.repair.by })}</span>
        ) : onResolve ? (
          <LinkButton isMain of={finding.subject_no} onPress={() => onResolve(finding)}>
            {text('resolve')}
          </LinkButton>
        ) : (
          <EmptyCell />
        ),
      )
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
