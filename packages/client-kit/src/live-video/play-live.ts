/**
 * Plays a live in a video element: HTTP-FLV through mpegts.js where the browser can be fed parts of a video, else HLS
 * as the browser itself plays it. The library comes when the first live is played.
 */
import type Mpegts from 'mpegts.js';

export type LiveAddresses = { flv: string; hls: string | null };

/** `lost`: nothing comes any more, and it is tried again; `unsupported`: this browser plays neither. */
export type LiveVideoState = 'connecting' | 'playing' | 'buffering' | 'lost' | 'unsupported';

export const tryAgainMs = 2_000;

type Options = { onState: (state: LiveVideoState) => void };

/** Plays until it is stopped: answers how. */
export function playLive(
  element: HTMLVideoElement,
  { flv, hls }: LiveAddresses,
  { onState }: Options,
): () => void {
  let isOver = false;
  let leave = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = (state: LiveVideoState) => {
    if (!isOver) onState(state);
  };
  const lose = () => {
    leave();
    leave = () => {};
    tell('lost');
    clearTimeout(timer);
    timer = setTimeout(() => void begin(), tryAgainMs);
  };
  const handlePlaying = () => tell('playing');
  const handleWaiting = () => tell('buffering');
  element.addEventListener('playing', handlePlaying);
  element.addEventListener('waiting', handleWaiting);

  async function begin(): Promise<void> {
    if (isOver) return;
    const mpegts = await loadMpegts();
    if (isOver) return;
    if (mpegts?.getFeatureList().mseLivePlayback) leave = playFlv(mpegts, element, flv, lose);
    else if (hls && element.canPlayType('application/vnd.apple.mpegurl')) leave = playHls(element, hls, lose);
    else tell('unsupported');
  }

  tell('connecting');
  void begin();
  return () => {
    isOver = true;
    clearTimeout(timer);
    leave();
    element.removeEventListener('playing', handlePlaying);
    element.removeEventListener('waiting', handleWaiting);
  };
}

/** Without it, as after a lost network, the browser's own way is tried. */
async function loadMpegts(): Promise<typeof Mpegts | undefined> {
  try {
    return (await import('mpegts.js')).default;
  } catch {
    return undefined;
  }
}

/** It keeps near what happens: what was buffered meanwhile is caught up with. */
function playFlv(mpegts: typeof Mpegts, element: HTMLVideoElement, url: string, onLost: () => void) {
  mpegts.LoggingControl.enableAll = false;
  const player = mpegts.createPlayer(
    { type: 'flv', isLive: true, url: new URL(url, location.href).href },
    {
      enableStashBuffer: false,
      lazyLoad: false,
      liveBufferLatencyChasing: true,
      liveBufferLatencyMaxLatency: 2,
      liveBufferLatencyMinRemain: 0.5,
      autoCleanupSourceBuffer: true,
    },
  );
  player.on(mpegts.Events.ERROR, onLost);
  player.on(mpegts.Events.LOADING_COMPLETE, onLost);
  player.attachMediaElement(element);
  player.load();
  void startPlaying(element);
  return () => player.destroy();
}

function playHls(element: HTMLVideoElement, url: string, onLost: () => void) {
  element.addEventListener('error', onLost);
  element.addEventListener('ended', onLost);
  element.src = url;
  void startPlaying(element);
  return () => {
    element.removeEventListener('error', onLost);
    element.removeEventListener('ended', onLost);
    element.removeAttribute('src');
    element.load();
  };
}

const isRefused = (error: unknown) => error instanceof Error && error.name === 'NotAllowedError';

/** With sound where the browser lets it, otherwise without. */
async function startPlaying(element: HTMLVideoElement): Promise<void> {
  try {
    await element.play();
  } catch (error) {
    if (!isRefused(error) || element.muted) return;
    element.muted = true;
    await startPlaying(element);
  }
}
