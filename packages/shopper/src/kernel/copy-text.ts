/** Copies a text and says how it went: 复制成功, 复制失败 or 浏览器不支持. */
import { currentLanguage } from './language.ts';
import { toast } from './toast.ts';

const texts = {
  zh: { done: '复制成功', failed: '复制失败', unsupported: '浏览器不支持' },
  en: { done: 'Copied', failed: 'Could not copy', unsupported: 'Not supported by this browser' },
};

export async function copyText(text: string): Promise<void> {
  const say = texts[currentLanguage()];
  if (!navigator.clipboard) return toast(say.unsupported, 'fault');
  try {
    await navigator.clipboard.writeText(text);
    toast(say.done, 'done');
  } catch {
    toast(say.failed, 'fault');
  }
}
