import { kernelText } from './strings.ts';
import { toast } from './toast.ts';

/** Copies a text, says how it went and answers whether it was: 复制成功 (of a link 链接已复制), 复制失败 or 浏览器不支持. */
export async function copyText(text: string, done: 'copied' | 'linkCopied' = 'copied'): Promise<boolean> {
  const t = kernelText();
  if (!navigator.clipboard) {
    toast(t('copyUnsupported'), 'fault');
    return false;
  }
  try {
    await navigator.clipboard.writeText(text);
    toast(t(done), 'done');
    return true;
  } catch {
    toast(t('copyFailed'), 'fault');
    return false;
  }
}
