/** A live in a video element of a component. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type LiveAddresses, type LiveVideoState, playLive } from '../live-video/play-live.ts';

type LiveVideo = { video: RefObject<HTMLVideoElement | null>; state: LiveVideoState };

/** Plays while there are addresses, and anew at others. */
export function useLiveVideo(addresses: LiveAddresses | null): LiveVideo {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<LiveVideoState>('connecting');
  const flv = addresses?.flv;
  const hls = addresses?.hls ?? null;
  useEffect(() => {
    const element = video.current;
    if (!element || flv === undefined) return;
    return playLive(element, { flv, hls }, { onState: setState });
  }, [flv, hls]);
  return { video, state };
}
