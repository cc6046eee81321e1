/** A live in a video element of a component. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type LiveAddresses, type LiveVideoState, playLive } from '../../live-video/play-live.ts';

type LiveVideo = { video: RefObject<HTMLVideoElement | null>; state: LiveVideoState };

/** Plays while there are addresses, and anew at those of another live: that they are signed anew interrupts nothing. */
export function useLiveVideo(addresses: LiveAddresses | null): LiveVideo {
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef(addresses);
  latest.current = addresses;
  const [state, setState] = useState<LiveVideoState>('connecting');
  const live = addresses && withoutSign(addresses.flv);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another live is another video
  useEffect(() => {
    if (video.current && latest.current)
      return playLive(video.current, latest.current, { onState: setState });
  }, [live]);
  return { video, state };
}

const withoutSign = (address: string) => address.split('?', 1)[0];
