// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type LiveVideoState, playLive, tryAgainMs } from './play-live.ts';

const addresses = { flv: '/media/live/12.flv', hls: '/media/live/12/index.m3u8' };
let played = 0;
let refuses = false;

beforeEach(() => {
  vi.useFakeTimers();
  played = 0;
  refuses = false;
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    if (refuses && !this.muted)
      throw Object.assign(new Error('not touched yet'), { name: 'NotAllowedError' });
    played += 1;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A browser that cannot be fed parts of a video: it plays HLS itself, or nothing. */
async function open({ playsHls = true, hls = addresses.hls as string | null } = {}) {
  const element = document.createElement('video');
  vi.spyOn(element, 'canPlayType').mockReturnValue(playsHls ? 'maybe' : '');
  const states: LiveVideoState[] = [];
  const stop = playLive(element, { ...addresses, hls }, { onState: (state) => states.push(state) });
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  return { element, states, stop };
}

describe('a live in a video element', () => {
  test('is played by the browser itself where it cannot be fed', async () => {
    const { element, states, stop } = await open();
    expect([element.getAttribute('src'), played]).toEqual([addresses.hls, 1]);
    element.dispatchEvent(new Event('playing'));
    element.dispatchEvent(new Event('waiting'));
    expect(states).toEqual(['connecting', 'playing', 'buffering']);
    stop();
    element.dispatchEvent(new Event('playing'));
    expect([element.hasAttribute('src'), states.length]).toEqual([false, 3]);
  });

  test('that is lost is tried again, until it is left', async () => {
    const { element, states, stop } = await open();
    element.dispatchEvent(new Event('error'));
    expect([states.at(-1), element.hasAttribute('src')]).toEqual(['lost', false]);
    await vi.advanceTimersByTimeAsync(tryAgainMs);
    expect(element.getAttribute('src')).toBe(addresses.hls);
    element.dispatchEvent(new Event('ended'));
    stop();
    await vi.advanceTimersByTimeAsync(2 * tryAgainMs);
    expect(played).toBe(2);
  });

  test('goes on without sound where the browser refuses it', async () => {
    refuses = true;
    const { element, stop } = await open();
    expect([element.muted, played]).toEqual([true, 1]);
    stop();
  });

  test('says so where the browser plays neither', async () => {
    expect((await open({ playsHls: false })).states).toEqual(['connecting', 'unsupported']);
    expect((await open({ hls: null })).states.at(-1)).toBe('unsupported');
  });
});
