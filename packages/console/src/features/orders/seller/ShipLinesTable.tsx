import { Table } from 'antd';
import { StatusDot } from '../../../design/StatusDot.tsx';
import { useOrdersText } from '../orders-text.ts';
import { useCarriers } from '../queries.ts';
import type { LineProblem, ReadLine } from '../ship-lines.ts';

export type LineAnswer = { ok: boolean; msg: string };
type Props = { lines: ReadLine[]; answers: Map<string, LineAnswer>; isDone: boolean; isBusy: boolean };

/** Each line with what became of it. */
export function ShipLinesTable({ lines, answers, isDone, isBusy }: Props) {
  const text = useOrdersText();
  const names = new Map(useCarriers().data?.rows.map(({ code, name }) => [code, name]));
  return (
    <Table<ReadLine>
      aria-label={text('result')}
      size="small"
      rowKey="line"
      dataSource={lines}
      loading={isBusy}
      pagination={lines.length > 50 ? { pageSize: 50 } : false}
      columns={[
        { title: text('line'), dataIndex: 'line', width: 56, align: 'right' },
        { title: text('order'), dataIndex: 'order_no' },
        {
          title: text('carrier'),
          render: (_, line) => names.get(line.carrier) ?? (line.carrier || text('noLogistics')),
        },
        { title: text('trackingNo'), dataIndex: 'tracking_no' },
        {
          title: text('result'),
          render: (_, line) => (
            <LineResult problem={line.problem} answer={answers.get(line.order_no)} isDone={isDone} />
          ),
        },
      ]}
    />
  );
}

type ResultProps = { problem: LineProblem | undefined; answer: LineAnswer | undefined; isDone: boolean };

function LineResult({ problem, answer, isDone }: ResultProps) {
  const text = useOrdersText();
  if (problem) {
    const why =
      problem.kind === 'twice'
        ? text('problem_twice', { line: problem.line })
        : text(`problem_${problem.kind}`);
    return <StatusDot tone="bad">{why}</StatusDot>;
  }
  if (!answer) return <StatusDot tone="rest">{text('checking')}</StatusDot>;
  if (!answer.ok) return <StatusDot tone="bad">{answer.msg}</StatusDot>;
  return <StatusDot tone={isDone ? 'done' : 'info'}>{text(isDone ? 'done' : 'canShip')}</StatusDot>;
}
