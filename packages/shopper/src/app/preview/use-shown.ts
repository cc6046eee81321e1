import type { PreviewContent, PreviewMessage } from '@chengji/client-kit/preview-frame';
import { useEffect, useState } from 'react';
import { showLanguage } from '../../kernel/language.ts';

export const postToEditor = (message: PreviewMessage): void =>
  window.parent.postMessage(message, window.location.origin);

/** Only the page around this frame, and only one of this market, may say what to draw. */
const isShown = ({ origin, source, data }: MessageEvent<PreviewContent>): boolean =>
  origin === window.location.origin && source === window.parent && data?.type === 'preview.show';

/** What the editor wants drawn. Its language and theme are the editor's and are not stored. */
export function useShown(): PreviewContent | undefined {
  const [shown, setShown] = useState<PreviewContent>();
  useEffect(() => {
    const handleMessage = (event: MessageEvent<PreviewContent>) => {
      if (!isShown(event)) return;
      showLanguage(event.data.language);
      document.documentElement.dataset.theme = event.data.theme;
      setShown(event.data);
    };
    window.addEventListener('message', handleMessage);
    postToEditor({ type: 'preview.ready' });
    return () => window.removeEventListener('message', handleMessage);
  }, []);
  return shown;
}
