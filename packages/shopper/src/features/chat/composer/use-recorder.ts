import { useEffect, useRef, useState } from 'react';

export const MOST_SECONDS = 60;
const LEAST_MS = 800;
/** How often the loudness is drawn. */
const LEVEL_MS = 80;
const SHOWN_LEVELS = 28;
/** A minute of speech then is a quarter of a megabyte. */
const BITS_PER_SECOND = 32_000;

/** What shops and shoppers can both play comes first. */
const types = ['audio/mp4', 'audio/webm;codecs=opus', 'audio/webm'];

export type RecordingFault = 'cannotRecord' | 'noMicrophone' | 'microphoneDenied' | 'tooShort';
export type Recorded = { file: Blob; seconds: number };

type Options = { onDone: (recorded: Recorded) => void; onFault: (fault: RecordingFault) => void };

type Session = {
  recorder: MediaRecorder;
  stream: MediaStream;
  sound: AudioContext;
  timer: ReturnType<typeof setInterval>;
  begunAt: number;
};

const toFault = (error: unknown): RecordingFault => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'microphoneDenied';
  return name === 'NotFoundError' ? 'noMicrophone' : 'cannotRecord';
};

/** How loud it is now, from 0 to 1. */
function readLevel(analyser: AnalyserNode): number {
  const samples = new Uint8Array(analyser.fftSize);
  analyser.getByteTimeDomainData(samples);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0);
  return Math.min(1, loudest / 64);
}

/** Records a voice for as long as it is held, a minute at most. */
export function useRecorder({ onDone, onFault }: Options) {
  const [levels, setLevels] = useState<readonly number[] | null>(null);
  const [seconds, setSeconds] = useState(0);
  const session = useRef<Session | null>(null);
  const isHeld = useRef(false);
  const latest = useRef({ onDone, onFault });
  latest.current = { onDone, onFault };

  const release = () => {
    const ended = session.current;
    session.current = null;
    setLevels(null);
    if (!ended) return null;
    clearInterval(ended.timer);
    return ended;
  };
  const close = ({ stream, sound }: Session) => {
    for (const track of stream.getTracks()) track.stop();
    void sound.close();
  };

  /** Ends it, and hands it on unless it was cancelled. */
  const stop = (isCancelled = false) => {
    isHeld.current = false;
    const ended = release();
    if (!ended) return;
    const { recorder, begunAt } = ended;
    const lasted = performance.now() - begunAt;
    const chunks: Blob[] = [];
    recorder.ondataavailable = ({ data }) => chunks.push(data);
    recorder.onstop = () => {
      close(ended);
      if (isCancelled) return;
      if (lasted < LEAST_MS) return latest.current.onFault('tooShort');
      const type = recorder.mimeType.split(';')[0] ?? '';
      const whole = Math.min(MOST_SECONDS, Math.max(1, Math.round(lasted / 1_000)));
      latest.current.onDone({ file: new Blob(chunks, { type }), seconds: whole });
    };
    recorder.stop();
  };
  const latestStop = useRef(stop);
  latestStop.current = stop;

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
      if (!isHeld.current) {
        for (const track of stream.getTracks()) track.stop();
        return;
      }
      session.current = record(stream);
      setLevels([]);
      setSeconds(0);
    } catch (error) {
      isHeld.current = false;
      latest.current.onFault(toFault(error));
    }
  };

  const record = (stream: MediaStream): Session => {
    const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
    const recorder = new MediaRecorder(stream, {
      audioBitsPerSecond: BITS_PER_SECOND,
      ...(mimeType ? { mimeType } : {}),
    });
    const sound = new AudioContext();
    const analyser = sound.createAnalyser();
    sound.createMediaStreamSource(stream).connect(analyser);
    recorder.start();
    const begunAt = performance.now();
    const timer = setInterval(() => {
      const lasted = Math.floor((performance.now() - begunAt) / 1_000);
      setSeconds(lasted);
      setLevels((before) => [...(before ?? []), readLevel(analyser)].slice(-SHOWN_LEVELS));
      if (lasted >= MOST_SECONDS) latestStop.current();
    }, LEVEL_MS);
    return { recorder, stream, sound, timer, begunAt };
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
