import { kernelText } from './strings.ts';
import { toast } from './toast.ts';

/** Copies a text and says how it went: 复制成功 (of a link 链接已复制), 复制失败 or 浏览器不支持. */
export async function copyText(text: string, done: 'copied' | 'linkCopied' = 'copied'): Promise<void> {
  const t = kernelText();
  if (!navigator.clipboard) return toast(t('copyUnsupported'), 'fault');
  try {
    await navigator.clipboard.writeText(text);
    toast(t(done), 'done');
  } catch {
    toast(t('copyFailed'), 'fault');
  }
}
