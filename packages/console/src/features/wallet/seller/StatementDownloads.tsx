import { Button } from 'antd';
import { Download, ShieldCheck } from 'lucide-react';
import { saveFile, saveTable } from '../../../kernel/save-file.ts';
import type { ShopStatement } from '../wallet.view.ts';
import { useWalletText } from '../wallet-text.ts';

/** The month as a table to read, and as a proof to keep. */
export function StatementDownloads({ statement: { filename, csv, proof } }: { statement: ShopStatement }) {
  const text = useWalletText();
  const saveProof = () =>
    saveFile(
      filename.replace(/(\.csv)?$/, '.json'),
      new Blob([JSON.stringify(proof)], { type: 'application/json' }),
    );
  return (
    <>
      <Button icon={<ShieldCheck />} onClick={saveProof}>
        {text('downloadProof')}
      </Button>
      <Button type="primary" icon={<Download />} onClick={() => saveTable(filename, csv)}>
        {text('downloadTable')}
      </Button>
    </>
  );
}
