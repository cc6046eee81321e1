import { App } from 'antd';
import { useDesignText } from '../design-text.ts';

/** Copies a text and says how that went. A page that comes without TLS is given no clipboard. */
export function useCopy(): (copied: string, done?: string) => Promise<void> {
  const text = useDesignText();
  const { message } = App.useApp();
  return async (copied, done = text('copied')) => {
    if (!navigator.clipboard) return void message.error(text('copyUnsupported'));
    try {
      await navigator.clipboard.writeText(copied);
      void message.success(done);
    } catch {
      void message.error(text('copyFailed'));
    }
  };
}
