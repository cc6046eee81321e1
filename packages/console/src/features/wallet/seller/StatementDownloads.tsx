import { Button } from 'antd';
import { Download, ShieldCheck } from 'lucide-react';
import { unparse } from 'papaparse';
import { saveFile, saveTable } from '../../../kernel/save-file.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { toTable } from '../income.view.ts';
import type { ShopStatement } from '../wallet.view.ts';
import { useWalletText } from '../wallet-text.ts';

type Props = { statement: ShopStatement };

/** The month's orders as a table. */
export function DownloadLines({ statement: { month, lines } }: Props) {
  const text = useWalletText();
  const { showMoment } = useTimeDisplay();
  const headings = [
    text('order'),
    text('settledAt'),
    text('goods'),
    text('freight'),
    text('shopCoupons'),
    text('platformCoupons'),
    text('refunds'),
    text('commission'),
    text('lineIncome'),
  ];
  const save = () =>
    saveTable(
      `orders-${month}`,
      unparse({ fields: headings, data: toTable(lines, showMoment) }, { escapeFormulae: true }),
    );
  return (
    <Button type="primary" icon={<Download />} disabled={lines.length === 0} onClick={save}>
      {text('downloadLines')}
    </Button>
  );
}

/** The month's entries of what is available, as a table. */
export function DownloadEntries({ statement: { filename, csv } }: Props) {
  const text = useWalletText();
  return (
    <Button size="small" icon={<Download size={14} />} onClick={() => saveTable(filename, csv)}>
      {text('downloadTable')}
    </Button>
  );
}

/** The same entries as a proof to keep. */
export function DownloadProof({ statement: { filename, proof } }: Props) {
  const text = useWalletText();
  const save = () =>
    saveFile(`${filename}.json`, new Blob([JSON.stringify(proof)], { type: 'application/json' }));
  return (
    <Button size="small" icon={<ShieldCheck size={14} />} onClick={save}>
      {text('downloadProof')}
    </Button>
  );
}
