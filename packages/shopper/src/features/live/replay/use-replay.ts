import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { TopPageContext } from '../../../kernel/router/page-context.ts';
import { isSilent, refuseSound, useSound } from '../video/sound.ts';

export type ReplayState = 'waiting' | 'playing' | 'paused' | 'failed';

const isRefused = (error: unknown) => error instanceof Error && error.name === 'NotAllowedError';

/** With sound where the browser lets it, otherwise without; where it refuses even that, on a press. */
async function start(element: HTMLVideoElement, onRefused: () => void): Promise<void> {
  try {
    await element.play();
  } catch (error) {
    if (!isRefused(error)) return;
    if (element.muted) return onRefused();
    refuseSound();
    element.muted = true;
    await start(element, onRefused);
  }
}

/** Plays a recording while its page is looked at, and says where it is. */
export function useReplay(url: string) {
  const video = useRef<HTMLVideoElement>(null);
  const left = useRef(0);
  const [state, setState] = useState<ReplayState>('waiting');
  const [isStopped, setStopped] = useState(false);
  const [second, setSecond] = useState(0);
  const [speed, setSpeed] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const isMute = isSilent(useSound());
  const isOnTop = use(TopPageContext);
  useSource(video, left, url, attempt);

  useEffect(() => {
    if (video.current) video.current.muted = isMute;
  }, [isMute]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was loaded again has lost its speed
  useEffect(() => {
    if (video.current) video.current.playbackRate = speed;
  }, [speed, attempt, state]);

  const shouldPlay = isOnTop && !isStopped;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was loaded again starts again
  useEffect(() => {
    const element = video.current;
    if (!element || !shouldPlay) return;
    void start(element, () => setStopped(true));
    return () => element.pause();
  }, [shouldPlay, url, attempt]);

  const seek = (to: number) => {
    setSecond(to);
    left.current = to;
    if (video.current) video.current.currentTime = to;
  };
  return {
    video,
    state: isStopped && state !== 'failed' ? ('paused' as const) : state,
    second,
    speed,
    setSpeed,
    note: setState,
    noteTime: (at: number) => {
      left.current = at;
      setSecond(at);
    },
    toggle: () => {
      const element = video.current;
      if (element?.ended) {
        seek(0);
        void start(element, () => setStopped(true));
        return setStopped(false);
      }
      setStopped(!isStopped);
    },
    end: () => setStopped(true),
    seek,
    retry: () => {
      setState('waiting');
      setStopped(false);
      setAttempt(attempt + 1);
    },
  };
}

export type Replay = ReturnType<typeof useReplay>;

/** The address is set here and taken away again, for a video that is only removed goes on loading. */
function useSource(
  video: RefObject<HTMLVideoElement | null>,
  left: RefObject<number>,
  url: string,
  attempt: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.src = url;
    if (left.current > 0) element.currentTime = left.current;
    return () => {
      element.removeAttribute('src');
      element.load();
    };
  }, [video, left, url, attempt]);
}
