import { isInWechat } from '../../../kernel/calls/call.ts';
import { copyText } from '../../../kernel/copy-text.ts';
import { toast } from '../../../kernel/toast.ts';
import { useWalletStrings } from '../strings.ts';

/** Excel takes a table without this mark for another encoding than UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves pieces of text as a file; WeChat’s browser cannot, so there they are copied. */
export function useSaveFile() {
  const t = useWalletStrings();
  return (name: string, pieces: string[], type: 'text/csv' | 'application/json') => {
    if (isInWechat) return void copyText(pieces.join(''));
    const isMarked = type === 'application/json' || pieces[0]?.startsWith(BYTE_ORDER_MARK);
    const parts = isMarked ? pieces : [BYTE_ORDER_MARK, ...pieces];
    const href = URL.createObjectURL(new Blob(parts, { type: `${type};charset=utf-8` }));
    Object.assign(document.createElement('a'), { href, download: name }).click();
    URL.revokeObjectURL(href);
    toast(t('downloaded', { name }), 'done');
  };
}
