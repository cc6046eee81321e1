import {
  type PreviewContent,
  type PreviewMessage,
  previewParameter,
} from '@chengji/client-kit/preview-frame';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useContentText } from '../content-text.ts';
import styles from './PageEditor.module.css';

type Props = Omit<PreviewContent, 'type'> & { width: number; onPick: (id: string) => void };

/** The page as a phone shows it, drawn by the shopper's own client in a frame. */
export function PhonePreview({ width, onPick, modules, selected, language, theme }: Props) {
  const text = useContentText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);

  const hear = useEffectEvent(({ source, origin, data }: MessageEvent<PreviewMessage>) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow) return;
    if (data.type === 'preview.ready') setReady(true);
    if (data.type === 'preview.pick') onPick(data.id);
  });
  useEffect(() => {
    const handle = (event: MessageEvent<PreviewMessage>) => hear(event);
    addEventListener('message', handle);
    return () => removeEventListener('message', handle);
  }, []);
  useEffect(() => {
    const shown: PreviewContent = { type: 'preview.show', modules, selected, language, theme };
    if (isReady) frame.current?.contentWindow?.postMessage(shown, location.origin);
  }, [isReady, modules, selected, language, theme]);

  return (
    <div className={styles.stagePhone}>
      <iframe
        ref={frame}
        src={`/?${previewParameter}`}
        title={text('phonePreview')}
        style={{ width }}
        className={styles.stageFrame}
      />
    </div>
  );
}
