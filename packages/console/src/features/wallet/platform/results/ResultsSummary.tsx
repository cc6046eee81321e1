import { Button } from 'antd';
import { Note } from '../../../../design/feedback/Note.tsx';
import { countResults } from '../../bank-results.ts';
import { useWalletText } from '../../wallet-text.ts';
import type { ResultsImport } from './use-results-import.ts';

/** What would be sent and what became of it, and the button that sends it. */
export function ResultsSummary({ results, onDone }: { results: ResultsImport; onDone: () => void }) {
  const text = useWalletText();
  const { lines = [], rows, outcome } = results;
  const counted = countResults(lines);
  if (outcome) {
    const refused = outcome.refused.length;
    return (
      <>
        <Note tone={refused > 0 ? 'warning' : 'success'}>
          {text('importDone', { paid: outcome.paid, failed: outcome.failed, refused })}
        </Note>
        <div className="row between">
          <span />
          <Button type="primary" onClick={onDone}>
            {text('close')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <Note tone={counted.bad > 0 ? 'warning' : 'success'}>{text('importSummary', counted)}</Note>
      <div className="row between">
        <span className="muted small">{text('importAfter')}</span>
        <Button
          type="primary"
          disabled={rows.length === 0}
          loading={results.isSending}
          onClick={results.send}
        >
          {text('importDo', { n: rows.length })}
        </Button>
      </div>
    </>
  );
}
