import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Note } from '../../../../design/feedback/Note.tsx';
import { useOrdersText } from '../../orders-text.ts';
import { readCodeOff } from './read-code.ts';
import styles from './scan.module.css';

/** What the camera sees, until there is a code in it. */
export function CodeReader({ onRead }: { onRead: (code: string) => void }) {
  const text = useOrdersText();
  const video = useRef<HTMLVideoElement>(null);
  const [isBlind, setBlind] = useState(false);
  const tell = useEffectEvent((code: string | undefined) => {
    if (code === undefined) return;
    navigator.vibrate?.(60);
    onRead(code);
  });
  useEffect(() => {
    const reading = new AbortController();
    if (video.current)
      readCodeOff(video.current, reading.signal).then(tell, () => {
        if (!reading.signal.aborted) setBlind(true);
      });
    return () => reading.abort();
  }, []);
  if (isBlind) return <Note tone="warning">{text('noCamera')}</Note>;
  return (
    <div className={styles.view}>
      <video ref={video} muted playsInline aria-label={text('cameraView')} />
    </div>
  );
}
