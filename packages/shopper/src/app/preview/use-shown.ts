import type { PreviewSaid, PreviewShown } from '@chengji/client-kit/preview-frame';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../kernel/language.ts';

export const say = (said: PreviewSaid): void => window.parent.postMessage(said, window.location.origin);

/** Only the page this frame stands in, and only of this market, may say what to draw. */
const isShown = ({ origin, source, data }: MessageEvent<PreviewShown>): boolean =>
  origin === window.location.origin && source === window.parent && data?.type === 'preview.show';

/** What the editor wants drawn. Its language and theme are the editor's and are not kept. */
export function useShown(): PreviewShown | undefined {
  const [shown, setShown] = useState<PreviewShown>();
  useEffect(() => {
    const hear = (event: MessageEvent<PreviewShown>) => {
      if (!isShown(event)) return;
      useLanguage.setState({ language: event.data.language });
      document.documentElement.dataset.theme = event.data.theme;
      setShown(event.data);
    };
    window.addEventListener('message', hear);
    say({ type: 'preview.ready' });
    return () => window.removeEventListener('message', hear);
  }, []);
  return shown;
}
