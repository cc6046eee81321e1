import { App } from 'antd';
import { useState } from 'react';
import { mostResults, type ResultLine, readResultLines, toResultRows } from '../../bank-results.ts';
import { useImportResults } from '../../queries.ts';
import { useWalletText } from '../../wallet-text.ts';

/** The lines of a result file on their way: read, sent, and what the market made of each. */
export function useResultsImport() {
  const text = useWalletText();
  const { message } = App.useApp();
  const send = useImportResults();
  const [lines, setLines] = useState<ResultLine[]>();
  const rows = toResultRows(lines ?? []);
  return {
    lines,
    rows,
    isDone: send.isSuccess,
    isSending: send.isPending,
    outcome: send.data,
    /** Why the market refused a withdrawal, by its number. */
    refused: new Map(send.data?.refused.map(({ withdrawal_no, msg }) => [withdrawal_no, msg])),
    read(cells: string[][]): void {
      const next = readResultLines(cells);
      if (next.length > mostResults) return void message.error(text('importTooMany', { n: mostResults }));
      send.reset();
      setLines(next);
    },
    send: () => send.mutate({ rows }),
  };
}

export type ResultsImport = ReturnType<typeof useResultsImport>;
