import { App, Button, Input, Upload } from 'antd';
import { Download, FileUp } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Note } from '../../../../design/feedback/Note.tsx';
import { useOrdersText } from '../../orders-text.ts';
import { useCarriers, useCheckShipments, useShipMany } from '../../queries.ts';
import {
  type Decision,
  type Decisions,
  isSendable,
  listOpen,
  mostLines,
  parseCells,
  type ReadLine,
  readShipLines,
  sendable,
} from '../../ship-lines.ts';
import { readTableFile } from '../../table-file.ts';
import { type LineAnswer, ShipLinesTable } from './ShipLinesTable.tsx';

type Props = {
  /** Whether it holds lines that were not sent. */
  onChanged?: (isChanged: boolean) => void;
  onDone: () => void;
};

/** Paste or upload, check line by line, then ship what stood the check. */
export function ShipByTable({ onChanged = () => {}, onDone }: Props) {
  const text = useOrdersText();
  const { message } = App.useApp();
  const carriers = useCarriers();
  const check = useCheckShipments();
  const ship = useShipMany();
  const [typed, setTyped] = useState('');
  const [lines, setLines] = useState<ReadLine[]>();
  const [answers, setAnswers] = useState<Map<string, LineAnswer>>(new Map());
  const [decisions, setDecisions] = useState<Decisions>(new Map());
  const [isDone, setDone] = useState(false);
  const isChanged = typed.trim() !== '' && !isDone;
  const tell = useEffectEvent(onChanged);
  useEffect(() => {
    tell(isChanged);
    return () => tell(false);
  }, [isChanged]);

  const good = (lines ?? []).filter((line) => isSendable(line, decisions) && answers.get(line.order_no)?.ok);
  const open = listOpen(lines ?? [], decisions);
  const skipped = (lines ?? []).filter(({ line }) => decisions.get(line) === 'skip');
  const bad = (lines?.length ?? 0) - good.length - open.length - skipped.length;

  function handleCheck(cells: string[][]) {
    const read = readShipLines(cells, carriers.data?.rows ?? []);
    if (read.length > mostLines) return void message.error(text('tooMany', { n: mostLines }));
    setLines(read);
    setDone(false);
    setAnswers(new Map());
    setDecisions(new Map());
    runCheck(read, new Map());
  }

  function handleDecide(decided: readonly ReadLine[], decision: Decision) {
    const next = new Map([...decisions, ...decided.map(({ line }) => [line, decision] as const)]);
    setDecisions(next);
    if (decision === 'yes') runCheck(lines ?? [], next);
  }

  function runCheck(read: readonly ReadLine[], decided: Decisions) {
    const rows = sendable(read, decided);
    if (rows.length === 0) return;
    check.mutate(
      { dry_run: true, rows },
      { onSuccess: (answer) => setAnswers(new Map(answer.rows.map((row) => [row.order_no, row]))) },
    );
  }

  function handleShip() {
    ship.mutate(
      { rows: sendable(good, decisions) },
      {
        onSuccess: (answer) => {
          setAnswers(new Map([...answers, ...answer.rows.map((row) => [row.order_no, row] as const)]));
          setDone(true);
          void message.success(text('shippedMany', { n: answer.shipped }));
        },
      },
    );
  }

  async function handleFile(file: File) {
    try {
      const cells = await readTableFile(file);
      setTyped(cells.map((row) => row.join('\t')).join('\n'));
      handleCheck(cells);
    } catch {
      void message.error(text('fileUnreadable'));
    }
  }

  return (
    <>
      <p className="muted">{text('tableHint')}</p>
      <Input.TextArea
        aria-label={text('tableLabel')}
        placeholder={text('tablePlaceholder')}
        rows={6}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className="row wrap">
        <Button
          disabled={typed.trim() === '' || carriers.isPending}
          loading={check.isPending}
          onClick={() => handleCheck(parseCells(typed))}
        >
          {text('check')}
        </Button>
        <Upload
          accept=".csv,.tsv,.txt,.xlsx"
          showUploadList={false}
          beforeUpload={(file) => {
            void handleFile(file);
            return false;
          }}
        >
          <Button icon={<FileUp size={14} />}>{text('uploadTable')}</Button>
        </Upload>
        <Button
          type="text"
          icon={<Download size={14} />}
          download={text('templateName')}
          href={`data:text/csv;charset=utf-8,%EF%BB%BF${encodeURIComponent(`${text('tablePlaceholder').replaceAll('\t', ',')}\n`)}`}
        >
          {text('template')}
        </Button>
      </div>
      {lines && (
        <ShipLinesTable
          lines={lines}
          answers={answers}
          decisions={decisions}
          isDone={isDone}
          isBusy={check.isPending}
          onDecide={handleDecide}
        />
      )}
      {!isDone && open.length > 0 && (
        <Note tone="warning">
          <div className="row between wrap">
            <span>{text('openQuestions', { n: open.length })}</span>
            <span className="row">
              <Button size="small" onClick={() => handleDecide(open, 'skip')}>
                {text('skipAll')}
              </Button>
              {open.every(({ question }) => question?.kind === 'no_parcel') && (
                <Button size="small" onClick={() => handleDecide(open, 'yes')}>
                  {text('noLogisticsAll')}
                </Button>
              )}
            </span>
          </div>
        </Note>
      )}
      {lines && !check.isPending && (
        <>
          <Note tone={bad > 0 ? 'warning' : 'success'}>
            {text(isDone ? 'doneSummary' : 'checkedSummary', { ok: good.length, bad })}
          </Note>
          <div className="row between">
            <span className="muted small">{isDone ? '' : text('afterShipping')}</span>
            {isDone ? (
              <Button type="primary" onClick={onDone}>
                {text('close')}
              </Button>
            ) : (
              <Button
                type="primary"
                disabled={good.length === 0 || open.length > 0}
                loading={ship.isPending}
                onClick={handleShip}
              >
                {text('shipFilled', { n: good.length })}
              </Button>
            )}
          </div>
        </>
      )}
    </>
  );
}
