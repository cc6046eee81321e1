import { App, Button, Input, Upload } from 'antd';
import { Download, FileUp } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { parseCells, readTableFile } from '../../../../kernel/table-file.ts';
import { useOrdersText } from '../../orders-text.ts';
import { CheckSummary } from './CheckSummary.tsx';
import type { JustShipped } from './just-shipped.ts';
import { ShipLinesTable } from './ShipLinesTable.tsx';
import { useShipmentCheck } from './use-shipment-check.ts';

type Props = {
  /** Whether it holds lines that were not sent. */
  onChanged?: (isChanged: boolean) => void;
  onShipped?: (shipped: JustShipped) => void;
  onDone: () => void;
};

/** Order, carrier, number; what a file holds besides is not shown. */
const columns = 3;

/** Paste or upload, check line by line, then ship what stood the check. */
export function ShipByTable({ onChanged = () => {}, onShipped, onDone }: Props) {
  const text = useOrdersText();
  const { message } = App.useApp();
  const check = useShipmentCheck(onShipped);
  const [typed, setTyped] = useState('');
  const isChanged = typed.trim() !== '' && !check.isDone;
  const tell = useEffectEvent(onChanged);
  useEffect(() => {
    tell(isChanged);
    return () => tell(false);
  }, [isChanged]);

  async function handleFile(file: File) {
    try {
      const cells = (await readTableFile(file)).map((row) => row.slice(0, columns));
      setTyped(cells.map((row) => row.join('\t')).join('\n'));
      check.read(cells);
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
          disabled={typed.trim() === '' || !check.canRead}
          loading={check.isChecking}
          onClick={() => check.read(parseCells(typed))}
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
      {check.lines && (
        <ShipLinesTable
          lines={check.lines}
          answers={check.answers}
          decisions={check.decisions}
          isDone={check.isDone}
          isBusy={check.isChecking}
          onDecide={check.decide}
        />
      )}
      <CheckSummary check={check} onDone={onDone} />
    </>
  );
}
