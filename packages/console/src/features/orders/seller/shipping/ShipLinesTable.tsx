import { Button } from 'antd';
import { CircleCheck } from 'lucide-react';
import { DataTable } from '../../../../design/tables/DataTable.tsx';
import { useOwnPages } from '../../../../design/tables/use-own-pages.ts';
import { StatusDot } from '../../../../design/values/StatusDot.tsx';
import styles from '../../order/order.module.css';
import { useOrdersText } from '../../orders-text.ts';
import { useCarriers } from '../../queries.ts';
import type { Decision, Decisions, ReadLine } from '../../ship-lines.ts';

export type LineAnswer = { ok: boolean; msg: string };
type Props = {
  lines: ReadLine[];
  answers: Map<string, LineAnswer>;
  decisions: Decisions;
  isDone: boolean;
  isBusy: boolean;
  onDecide: (lines: readonly ReadLine[], decision: Decision) => void;
};

/** Each line with what became of it. */
export function ShipLinesTable({ lines, answers, decisions, isDone, isBusy, onDecide }: Props) {
  const text = useOrdersText();
  const names = new Map(useCarriers().data?.rows.map(({ code, name }) => [code, name]));
  const pages = useOwnPages(lines);
  return (
    <DataTable<ReadLine>
      label={text('result')}
      {...pages}
      rowKey={({ line }) => line}
      isRefreshing={isBusy}
      empty={null}
      columns={[
        { title: text('line'), dataIndex: 'line', width: 56, align: 'right' },
        { title: text('order'), dataIndex: 'order_no' },
        {
          title: text('carrier'),
          render: (_, line) =>
            line.carrier === ''
              ? decisions.get(line.line) === 'yes' && text('noLogistics')
              : (names.get(line.carrier) ?? line.carrier),
        },
        { title: text('trackingNo'), dataIndex: 'tracking_no' },
        {
          title: text('result'),
          className: styles.shipResult,
          render: (_, line) => (
            <LineResult
              line={line}
              decision={decisions.get(line.line)}
              answer={answers.get(line.order_no)}
              isDone={isDone}
              onDecide={(decision) => onDecide([line], decision)}
            />
          ),
        },
      ]}
    />
  );
}

type ResultProps = {
  line: ReadLine;
  decision: Decision | undefined;
  answer: LineAnswer | undefined;
  isDone: boolean;
  onDecide: (decision: Decision) => void;
};

function LineResult({ line: { problem, question }, decision, answer, isDone, onDecide }: ResultProps) {
  const text = useOrdersText();
  if (problem) {
    const why =
      problem.kind === 'twice'
        ? text('problem_twice', { line: problem.line })
        : text(`problem_${problem.kind}`);
    return <StatusDot tone="bad">{why}</StatusDot>;
  }
  if (question && !decision && !isDone) {
    return (
      <div className={styles.shipQuestion}>
        <StatusDot tone="wait">
          {question.kind === 'no_parcel'
            ? text('question_no_parcel')
            : text('question_number_twice', { line: question.line })}
        </StatusDot>
        <span className="row">
          <Button size="small" onClick={() => onDecide('skip')}>
            {text('skipLine')}
          </Button>
          <Button size="small" onClick={() => onDecide('yes')}>
            {text(question.kind === 'no_parcel' ? 'noLogistics' : 'sameParcel')}
          </Button>
        </span>
      </div>
    );
  }
  if (question && decision !== 'yes') return <StatusDot tone="rest">{text('skipped')}</StatusDot>;
  if (!answer) return <StatusDot tone="rest">{text('checking')}</StatusDot>;
  if (!answer.ok) return <StatusDot tone="bad">{answer.msg}</StatusDot>;
  return (
    <span className={styles.fineRow}>
      <CircleCheck size={14} aria-hidden />
      {text(isDone ? 'done' : 'canShip')}
    </span>
  );
}
