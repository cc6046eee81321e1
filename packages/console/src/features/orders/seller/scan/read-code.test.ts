// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canReadCodes, readCodeOff } from './read-code.ts';

const track = { stop: vi.fn() };
const seen: { rawValue: string }[][] = [];
let askedFor: unknown;

function haveCamera(getUserMedia: (asked: unknown) => Promise<unknown>) {
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
}

beforeEach(() => {
  track.stop.mockClear();
  seen.length = 0;
  haveCamera(async (asked) => {
    askedFor = asked;
    return { getTracks: () => [track] };
  });
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = async () => seen.shift() ?? [];
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const aVideo = () => ({ play: vi.fn(async () => {}), srcObject: null }) as unknown as HTMLVideoElement;

describe('a camera', () => {
  it('that looks away from the person is read until it sees a code, and is off then', async () => {
    seen.push([], [], [{ rawValue: 'SF142066203318' }, { rawValue: 'another' }]);
    const video = aVideo();
    expect(await readCodeOff(video, new AbortController().signal)).toBe('SF142066203318');
    expect(askedFor).toEqual({ video: { facingMode: 'environment' } });
    expect(video.play).toHaveBeenCalledOnce();
    expect(track.stop).toHaveBeenCalledOnce();
    expect(video.srcObject).toBeNull();
  });

  it('is off as soon as the page is left', async () => {
    const reading = new AbortController();
    const read = readCodeOff(aVideo(), reading.signal);
    reading.abort();
    expect(await read).toBeUndefined();
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it('that may not be used is said to be none', async () => {
    haveCamera(() => Promise.reject(new Error('denied')));
    await expect(readCodeOff(aVideo(), new AbortController().signal)).rejects.toThrow('denied');
  });
});

describe('codes are read', () => {
  it('where the browser knows them and has a camera', () => {
    expect(canReadCodes()).toBe(true);
    vi.stubGlobal('navigator', {});
    expect(canReadCodes()).toBe(false);
  });

  it('not where the browser knows none', async () => {
    vi.stubGlobal('BarcodeDetector', undefined);
    expect(canReadCodes()).toBe(false);
    await expect(readCodeOff(aVideo(), new AbortController().signal)).rejects.toThrow();
  });
});
