import { saveFile, saveTable } from '@chengji/client-kit/files/save-file';
import { isInWechat } from '../../../kernel/calls/call.ts';
import { copyText } from '../../../kernel/copy-text.ts';
import { toast } from '../../../kernel/toast.ts';
import { useWalletStrings } from '../strings.ts';

/** Saves pieces of text as a file; WeChat’s browser cannot, so there they are copied. */
export function useSaveFile() {
  const t = useWalletStrings();
  return (name: string, pieces: string[], type: 'text/csv' | 'application/json') => {
    if (isInWechat) return void copyText(pieces.join(''));
    if (type === 'text/csv') saveTable(name, ...pieces);
    else saveFile(name, new Blob(pieces, { type: `${type};charset=utf-8` }));
    toast(t('downloaded', { name }), 'done');
  };
}
