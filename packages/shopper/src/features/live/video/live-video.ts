/**
 * The one live that plays. Its video is an element of its own that is moved from the live to the small window and back:
 * what plays goes on playing.
 */
import { playLive } from '@chengji/client-kit/live-video/play-live';
import type { LivePlay } from '@chengji/contract';
import { create } from 'zustand';
import type { Playing } from '../live.view.ts';
import { isSilent, refuseSound, useSound } from './sound.ts';

type Shape = { width: number; height: number };

const idle: Playing = { state: 'connecting', losses: 0, mustTap: false };

export const useLiveVideo = create<Playing & { shape: Shape | null }>(() => ({ ...idle, shape: null }));
const note = useLiveVideo.setState;

let element: HTMLVideoElement | null = null;
let playing: { key: string; stop: () => void } | null = null;

function makeVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.playsInline = true;
  video.disableRemotePlayback = true;
  video.muted = isSilent(useSound.getState());
  // where the browser refuses sound the player goes on without it
  video.addEventListener('volumechange', () => {
    if (video.muted && !isSilent(useSound.getState())) refuseSound();
  });
  video.addEventListener('playing', () => note({ mustTap: false, losses: 0 }));
  video.addEventListener('canplay', () => {
    if (video.paused) void press(video);
  });
  video.addEventListener('resize', () => {
    const { videoWidth: width, videoHeight: height } = video;
    if (width > 0 && height > 0) note({ shape: { width, height } });
  });
  return video;
}

/** Some phones play nothing before a press, not even what is mute. */
async function press(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
    note({ mustTap: false });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'NotAllowedError') return;
    if (video.muted) return note({ mustTap: true });
    video.muted = true;
    await press(video);
  }
}

const getVideo = (): HTMLVideoElement => {
  element ??= makeVideo();
  return element;
};

useSound.subscribe((sound) => {
  if (element && element.muted !== isSilent(sound)) element.muted = isSilent(sound);
});

function begin(key: string, play: LivePlay): void {
  stopVideo();
  note({ ...idle, shape: null });
  const stop = playLive(getVideo(), play, {
    onState: (state) =>
      note((before) => ({ state, losses: state === 'lost' ? before.losses + 1 : before.losses })),
  });
  playing = { key, stop };
}

/** Signed anew with each answer it is still the same address. */
const toKey = (id: number, { flv }: LivePlay) => `${id} ${flv.split('?')[0]}`;

/** Plays a live; one that plays already goes on. */
export function playVideo(id: number, play: LivePlay): void {
  const key = toKey(id, play);
  if (playing?.key !== key) begin(key, play);
}

export function stopVideo(): void {
  playing?.stop();
  playing = null;
  element?.pause();
}

export function retryVideo(id: number, play: LivePlay): void {
  begin(toKey(id, play), play);
}

/** A press where the browser asked for one. */
export const pressVideo = (): void => void press(getVideo());

/** Puts the picture into a place of a page; moved straight from another one it plays on, else it is told to. */
export function placeVideo(place: HTMLElement): void {
  const video = getVideo();
  if (video.parentElement === place) return;
  place.append(video);
  if (playing && video.paused && video.readyState > 0) void press(video);
}

/** For tests: the next one is made anew. */
export function forgetVideo(): void {
  stopVideo();
  element?.remove();
  element = null;
  note({ ...idle, shape: null });
}
