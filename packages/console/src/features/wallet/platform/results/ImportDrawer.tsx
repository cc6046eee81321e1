import { saveTable } from '@chengji/client-kit/files/save-file';
import { App, Button, Drawer, Input, Upload } from 'antd';
import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { useUnsavedChanges } from '../../../../design/inputs/use-unsaved-changes.ts';
import { parseCells, readTableFile } from '../../../../kernel/table-file.ts';
import { mostResults } from '../../bank-results.ts';
import { useWalletText } from '../../wallet-text.ts';
import { ResultsSummary } from './ResultsSummary.tsx';
import { ResultsTable } from './ResultsTable.tsx';
import { useResultsImport } from './use-results-import.ts';

/** The bank's result file: read, looked over line by line, then sent. */
export function ImportDrawer({ onClose }: { onClose: () => void }) {
  const text = useWalletText();
  const { message } = App.useApp();
  const results = useResultsImport();
  const [typed, setTyped] = useState('');
  const leave = useUnsavedChanges(typed.trim() !== '' && !results.isDone);

  async function handleFile(file: File) {
    try {
      const cells = await readTableFile(file);
      setTyped(cells.map((row) => row.join('\t')).join('\n'));
      results.read(cells);
    } catch {
      void message.error(text('importUnreadable'));
    }
  }

  return (
    <Drawer
      open
      size={760}
      closable={{ placement: 'end' }}
      title={text('importResults')}
      onClose={() => leave(onClose)}
    >
      <div className="stack">
        <p className="muted">{text('importHint', { n: mostResults })}</p>
        <Input.TextArea
          aria-label={text('importLabel')}
          placeholder={text('importPlaceholder')}
          rows={6}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div className="row wrap">
          <Button disabled={typed.trim() === ''} onClick={() => results.read(parseCells(typed))}>
            {text('importCheck')}
          </Button>
          <Upload
            accept=".csv,.tsv,.txt,.xlsx"
            showUploadList={false}
            beforeUpload={(file) => {
              void handleFile(file);
              return false;
            }}
          >
            <Button icon={<FileUp size={14} />}>{text('importFile')}</Button>
          </Upload>
          <Button
            type="text"
            icon={<Download size={14} />}
            onClick={() =>
              saveTable(text('importTemplateName'), text('importPlaceholder').replaceAll('\t', ','))
            }
          >
            {text('importTemplate')}
          </Button>
        </div>
        {results.lines && (
          <ResultsTable lines={results.lines} refused={results.refused} isDone={results.isDone} />
        )}
        {results.lines && <ResultsSummary results={results} onDone={onClose} />}
      </div>
    </Drawer>
  );
}
