// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mapAddress, mapPort } from './map-port.ts';

const spot = { latitude: 30.27, longitude: 120.15 };

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'geolocation');
});

/** What the phone says when it is asked where it is. */
const phoneSays = (answer: typeof spot | null) =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: (at: object) => void, failed: () => void) =>
        answer ? found({ coords: answer }) : failed(),
    },
  });

describe('where the person is', () => {
  test('is asked of the phone', async () => {
    phoneSays(spot);
    expect(await mapPort.locate()).toEqual(spot);
  });

  test('is nothing when they do not say, or the phone does not know', async () => {
    expect(await mapPort.locate()).toBeNull();
    phoneSays(null);
    expect(await mapPort.locate()).toBeNull();
  });
});

describe('a place on the map', () => {
  test('is found by its coordinates', () => {
    const url = new URL(mapAddress({ name: '西湖', address: '杭州', spot }));
    expect(url.pathname).toBe('/marker');
    expect(url.searchParams.get('position')).toBe('120.15,30.27');
  });

  test('is looked for by its words without them', () => {
    const url = new URL(mapAddress({ name: '', address: '文三路 1 号', spot: null }));
    expect([url.pathname, url.searchParams.get('keyword')]).toEqual(['/search', '文三路 1 号']);
  });

  test('opens beside the app', async () => {
    const open = vi.fn();
    vi.stubGlobal('open', open);
    await mapPort.show({ name: '西湖', address: '杭州', spot });
    expect(open).toHaveBeenCalledWith(expect.stringContaining('uri.amap.com'), '_blank', 'noopener');
  });
});
