import { DataTable } from '../../../../design/tables/DataTable.tsx';
import { useOwnPages } from '../../../../design/tables/use-own-pages.ts';
import { StatusDot } from '../../../../design/values/StatusDot.tsx';
import type { ResultLine } from '../../bank-results.ts';
import { useWalletText } from '../../wallet-text.ts';
import styles from '../platform.module.css';

type Props = { lines: ResultLine[]; refused: ReadonlyMap<string, string>; isDone: boolean };

/** Each line with what is wrong with it, or what became of it. */
export function ResultsTable({ lines, refused, isDone }: Props) {
  const text = useWalletText();
  const pages = useOwnPages(lines);
  return (
    <DataTable<ResultLine>
      label={text('importLabel')}
      {...pages}
      isWrapped
      rowKey={({ line }) => line}
      empty={null}
      columns={[
        { title: text('importLine'), dataIndex: 'line', width: 56, align: 'right' },
        { title: text('withdrawalNo'), dataIndex: 'withdrawal_no' },
        {
          title: text('importResult'),
          render: (_, { result, typed }) => (result ? text(`result_${result}`) : typed),
        },
        {
          title: text('reference'),
          render: (_, { result, reference, reason }) => (result === 'failed' ? reason : reference),
        },
        {
          title: text('importOutcome'),
          className: styles.outcome,
          render: (_, line) => (
            <LineOutcome line={line} refusal={refused.get(line.withdrawal_no)} isDone={isDone} />
          ),
        },
      ]}
    />
  );
}

type OutcomeProps = { line: ResultLine; refusal: string | undefined; isDone: boolean };

function LineOutcome({ line: { problem, result }, refusal, isDone }: OutcomeProps) {
  const text = useWalletText();
  if (problem) {
    const why =
      problem.kind === 'twice'
        ? text('problem_twice', { line: problem.line })
        : text(`problem_${problem.kind}`);
    return <StatusDot tone="bad">{why}</StatusDot>;
  }
  if (!isDone) return <StatusDot tone="info">{text('outcomeReady')}</StatusDot>;
  if (refusal !== undefined) return <StatusDot tone="bad">{refusal}</StatusDot>;
  return (
    <StatusDot tone={result === 'paid' ? 'done' : 'wait'}>
      {text(result === 'paid' ? 'outcomePaid' : 'outcomeFailed')}
    </StatusDot>
  );
}
