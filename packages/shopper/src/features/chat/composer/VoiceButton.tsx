import { classes } from '@chengji/client-kit/classes';
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { toast } from '../../../kernel/toast.ts';
import { stopPlaying } from '../bubbles/player.ts';
import { send } from '../store/sending.ts';
import { useChatStrings } from '../strings.ts';
import { MOST_SECONDS } from './recording.ts';
import { useRecorder } from './use-recorder.ts';
import styles from './VoiceButton.module.css';

/** Slid up so far, it is cancelled when it is let go. */
const CANCEL_PX = 60;
/** From here on what is left is said. */
const NEARLY_OVER = 10;

/** Held to record, let go to send, slid up to cancel; the keyboard starts and ends it by a press. */
export function VoiceButton({ peer }: { peer: number }) {
  const t = useChatStrings();
  const begunAt = useRef(0);
  const [isCancelling, setCancelling] = useState(false);
  const { isRecording, levels, seconds, start, stop } = useRecorder({
    onDone: ({ file, seconds: length }) =>
      void send(peer, { type: 'voice', content: { url: '', seconds: length } }, file),
    onFault: (fault) => toast(t(fault), 'fault'),
  });
  const handleDown = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    begunAt.current = event.clientY;
    setCancelling(false);
    stopPlaying();
    start();
  };
  const handleMove = ({ clientY }: PointerEvent) => {
    if (isRecording) setCancelling(begunAt.current - clientY > CANCEL_PX);
  };
  const handleUp = () => stop(isCancelling);
  const handleKey = (event: KeyboardEvent) => {
    if (event.repeat || (event.key !== 'Enter' && event.key !== ' ' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Escape') return stop(true);
    setCancelling(false);
    if (isRecording) stop();
    else start();
  };
  const left = MOST_SECONDS - seconds;
  return (
    <>
      <button
        type="button"
        className={classes(styles.hold, isRecording && styles.held)}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={() => stop(true)}
        onContextMenu={(event) => event.preventDefault()}
        onKeyDown={handleKey}
      >
        {t(!isRecording ? 'holdToTalk' : isCancelling ? 'letGoToCancel' : 'letGoToSend')}
      </button>
      {isRecording && (
        <div className={classes(styles.stage, isCancelling && styles.cancelling)} role="status">
          <span className={styles.levels}>
            {levels.map((level, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the bars are a drawing
              <i key={index} style={{ '--level': level } as CSSProperties} />
            ))}
          </span>
          <b>{left <= NEARLY_OVER ? t('recordingLeft', { seconds: left }) : t('recording', { seconds })}</b>
          <span>{t(isCancelling ? 'letGoToCancel' : 'slideToCancel')}</span>
        </div>
      )}
    </>
  );
}
