import { isInWechat } from '../../../kernel/calls/call.ts';
import { copyText } from '../../../kernel/copy-text.ts';
import { toast } from '../../../kernel/toast.ts';
import { useWalletStrings } from '../strings.ts';

/** Excel takes a table without this mark for another encoding than UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves a text as a file; WeChat’s browser cannot, so there it is copied. */
export function useSaveFile() {
  const t = useWalletStrings();
  return (name: string, text: string, type: 'text/csv' | 'application/json') => {
    if (isInWechat) return void copyText(text);
    const isMarked = type === 'application/json' || text.startsWith(BYTE_ORDER_MARK);
    const parts = isMarked ? [text] : [BYTE_ORDER_MARK, text];
    const href = URL.createObjectURL(new Blob(parts, { type: `${type};charset=utf-8` }));
    Object.assign(document.createElement('a'), { href, download: name }).click();
    URL.revokeObjectURL(href);
    toast(t('downloaded', { name }), 'done');
  };
}
