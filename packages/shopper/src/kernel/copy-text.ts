import { kernelText } from './strings.ts';
import { toast } from './toast.ts';

/** Copies a text and says how it went: 复制成功, 复制失败 or 浏览器不支持. */
export async function copyText(text: string): Promise<void> {
  const t = kernelText();
  if (!navigator.clipboard) return toast(t('copyUnsupported'), 'fault');
  try {
    await navigator.clipboard.writeText(text);
    toast(t('copied'), 'done');
  } catch {
    toast(t('copyFailed'), 'fault');
  }
}
