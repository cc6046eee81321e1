import { Button } from 'antd';
import { Download, ShieldCheck } from 'lucide-react';
import { useEntriesFile, useLinesFile } from '../../queries.ts';
import type { ShopStatement } from '../../wallet.view.ts';
import { useWalletText } from '../../wallet-text.ts';

type Props = { statement: ShopStatement };

/** The month's orders as a table. */
export function DownloadLines({ statement }: Props) {
  const text = useWalletText();
  const file = useLinesFile(statement.month);
  return (
    <Button
      type="primary"
      icon={<Download />}
      loading={file.isPending}
      disabled={statement.lines === 0}
      onClick={() => file.mutate()}
    >
      {text('downloadLines')}
    </Button>
  );
}

/** The month's entries of what is available, as a table. */
export function DownloadEntries({ statement }: Props) {
  const text = useWalletText();
  const file = useEntriesFile(statement, 'entries');
  return (
    <Button size="small" icon={<Download size={14} />} loading={file.isPending} onClick={() => file.mutate()}>
      {text('downloadTable')}
    </Button>
  );
}

/** The same entries as a proof to keep. */
export function DownloadProof({ statement }: Props) {
  const text = useWalletText();
  const file = useEntriesFile(statement, 'proof');
  return (
    <Button
      size="small"
      icon={<ShieldCheck size={14} />}
      loading={file.isPending}
      onClick={() => file.mutate()}
    >
      {text('downloadProof')}
    </Button>
  );
}
