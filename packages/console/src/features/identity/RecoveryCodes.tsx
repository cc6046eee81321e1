import { saveFile } from '@chengji/client-kit/files/save-file';
import { Button } from 'antd';
import { Copy, Download } from 'lucide-react';
import { Note } from '../../design/feedback/Note.tsx';
import { useCopy } from '../../design/feedback/use-copy.ts';
import { useIdentityText } from './identity-text.ts';
import styles from './second-factor.module.css';

type Props = { codes: readonly string[]; account: string; action: string; onDone: () => void };

/** Codes that stand in for a lost phone; they are seen this once. */
export function RecoveryCodes({ codes, account, action, onDone }: Props) {
  const text = useIdentityText();
  const copy = useCopy();
  const written = `${text('recoveryFile', { account })}\n\n${codes.join('\n')}\n`;

  const download = () =>
    saveFile('recovery-codes.txt', new Blob([written], { type: 'text/plain;charset=utf-8' }));

  return (
    <div className="stack">
      <Note tone="warning">{text('codesOnce')}</Note>
      <ul className={styles.recoveryCodes} aria-label={text('recoveryCodes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row">
        <Button icon={<Copy size={14} />} onClick={() => void copy(codes.join('\n'))}>
          {text('copyCodes')}
        </Button>
        <Button icon={<Download size={14} />} onClick={download}>
          {text('downloadCodes')}
        </Button>
      </div>
      <div className="row">
        <Button type="primary" onClick={onDone}>
          {action}
        </Button>
      </div>
    </div>
  );
}
