import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { TopPageContext } from '../../../../kernel/router/page-context.ts';
import { savesData } from './data-saver.ts';
import { isMuted, refuseSound, useSound } from './sound.ts';

/** `waiting` has too little of the video yet. */
export type PlayerState = 'waiting' | 'playing' | 'paused' | 'ended' | 'failed';

const isRefused = (error: unknown) => error instanceof Error && error.name === 'NotAllowedError';

/** Whether the page is looked at: on top of the others, in a window that is shown. */
function useIsLookedAt(): boolean {
  const isOnTop = use(TopPageContext);
  const [isVisible, setVisible] = useState(!document.hidden);
  useEffect(() => {
    const note = () => setVisible(!document.hidden);
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, []);
  return isOnTop && isVisible;
}

/** The address is set here and taken away again, for a video that is only removed goes on loading. */
function useSource(video: RefObject<HTMLVideoElement | null>, url: string, attempt: number): void {
  const left = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.src = url;
    if (left.current > 0) element.currentTime = left.current;
    return () => {
      left.current = element.ended ? 0 : element.currentTime;
      element.removeAttribute('src');
      element.load();
    };
  }, [video, url, attempt]);
}

/** Plays a video while it is watched: not while its page is left or hidden, nor after the person stopped it. */
export function usePlayer({ url, isOn }: { url: string; isOn: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<PlayerState>('waiting');
  const [isStopped, setStopped] = useState(savesData);
  const [attempt, setAttempt] = useState(0);
  const isSilent = isMuted(useSound());
  const isLookedAt = useIsLookedAt();
  useSource(video, url, attempt);

  useEffect(() => {
    if (video.current) video.current.muted = isSilent;
  }, [isSilent]);

  const shouldPlay = isOn && isLookedAt && !isStopped;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was loaded again starts again
  useEffect(() => {
    const element = video.current;
    if (!element || !shouldPlay) return;
    void start(element, () => setStopped(true));
    return () => element.pause();
  }, [shouldPlay, url, attempt]);

  // the next time it is watched it begins anew
  useEffect(() => {
    if (isOn) return;
    setStopped(savesData());
    if (video.current && video.current.currentTime > 0) video.current.currentTime = 0;
  }, [isOn]);

  const replay = () => {
    if (!video.current) return;
    video.current.currentTime = 0;
    setStopped(false);
    void start(video.current, () => setStopped(true));
  };
  return {
    video,
    state: isStopped && state !== 'failed' && state !== 'ended' ? 'paused' : state,
    note: setState,
    toggle: () => (state === 'ended' ? replay() : setStopped(!isStopped)),
    seek: (by: number) => {
      const element = video.current;
      if (element)
        element.currentTime = Math.max(0, Math.min(element.duration || 0, element.currentTime + by));
    },
    replay,
    retry: () => {
      setState('waiting');
      setAttempt(attempt + 1);
    },
  };
}

export type Player = ReturnType<typeof usePlayer>;

/** With sound where the person wants it and the browser lets it, otherwise without; where it refuses even that, on a press. */
async function start(element: HTMLVideoElement, onRefused: () => void): Promise<void> {
  try {
    await element.play();
  } catch (error) {
    // a video that was left meanwhile was not refused, and one that cannot be played says so itself
    if (!isRefused(error)) return;
    if (element.muted) return onRefused();
    refuseSound();
    element.muted = true;
    await start(element, onRefused);
  }
}
