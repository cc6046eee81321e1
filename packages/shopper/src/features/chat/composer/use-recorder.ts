import { useEffect, useRef, useState } from 'react';
import {
  beginRecording,
  type Heard,
  MOST_SECONDS,
  type Recorded,
  type Recording,
  stopListening,
} from './recording.ts';

const SHOWN_LEVELS = 28;

export type RecordingFault = 'cannotRecord' | 'noMicrophone' | 'microphoneDenied' | 'tooShort';

type Options = { onDone: (recorded: Recorded) => void; onFault: (fault: RecordingFault) => void };

const toFault = (error: unknown): RecordingFault => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'microphoneDenied';
  return name === 'NotFoundError' ? 'noMicrophone' : 'cannotRecord';
};

/** Records a voice for as long as it is held, a minute at most. */
export function useRecorder({ onDone, onFault }: Options) {
  const [levels, setLevels] = useState<readonly number[] | null>(null);
  const [seconds, setSeconds] = useState(0);
  const recording = useRef<Recording | null>(null);
  const isHeld = useRef(false);
  const latest = useRef({ onDone, onFault });
  latest.current = { onDone, onFault };

  /** Ends it, and hands it on unless it was cancelled. */
  const stop = (isCancelled = false) => {
    isHeld.current = false;
    const ended = recording.current;
    recording.current = null;
    setLevels(null);
    ended?.end((recorded) => {
      if (isCancelled) return;
      if (recorded) latest.current.onDone(recorded);
      else latest.current.onFault('tooShort');
    });
  };
  const latestStop = useRef(stop);
  latestStop.current = stop;

  const handleHeard = (heard: Heard) => {
    setSeconds(heard.seconds);
    setLevels((before) => [...(before ?? []), heard.level].slice(-SHOWN_LEVELS));
    if (heard.seconds >= MOST_SECONDS) latestStop.current();
  };
  const start = async () => {
    if (isHeld.current) return;
    isHeld.current = true;
    if (!('MediaRecorder' in window) || !navigator.mediaDevices) {
      isHeld.current = false;
      return latest.current.onFault('cannotRecord');
    }
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      // let go while the browser asked whether it may
      if (!isHeld.current) return stopListening(stream);
      recording.current = beginRecording(stream, handleHeard);
      setLevels([]);
      setSeconds(0);
    } catch (error) {
      isHeld.current = false;
      latest.current.onFault(toFault(error));
    }
  };

  // a page that is left or hidden does not go on listening
  useEffect(() => {
    const cancel = () => latestStop.current(true);
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') cancel();
    };
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      document.removeEventListener('visibilitychange', handleHidden);
      cancel();
    };
  }, []);

  return { isRecording: levels !== null, levels: levels ?? [], seconds, start: () => void start(), stop };
}
