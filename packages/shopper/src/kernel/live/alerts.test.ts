// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveSwitches } from '../session/user-store.ts';
import { playAlert } from './alerts.ts';

const played: string[] = [];
let shaken = 0;
let play = async () => {};

beforeEach(() => {
  played.length = 0;
  shaken = 0;
  play = async () => {};
  vi.stubGlobal(
    'Audio',
    class {
      constructor(url: string) {
        played.push(url.replace(/^.*\//, ''));
      }
      play = () => play();
    },
  );
  vi.stubGlobal('navigator', { vibrate: () => (shaken += 1) });
  saveSwitches({ voice: true, shock: true });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('each kind of news has a sound of its own, and shakes the phone', () => {
  for (const type of ['chat', 'service', 'order', 'notice'] as const) playAlert({ type });
  expect(played).toEqual(['chat.wav', 'service.wav', 'order.wav', 'notice.wav']);
  expect(shaken).toBe(4);
});

test('with the sound switch off no sound plays, with the vibration switch off nothing vibrates', () => {
  saveSwitches({ voice: false });
  playAlert({ type: 'order' });
  expect([played.length, shaken]).toEqual([0, 1]);
  saveSwitches({ voice: true, shock: false });
  playAlert({ type: 'order' });
  expect([played.length, shaken]).toEqual([1, 1]);
});

test('a frame that is no news plays no sound and does not vibrate', () => {
  for (const type of ['init', 'kick', 'live'] as const) playAlert({ type });
  expect([played.length, shaken]).toEqual([0, 0]);
});

test('a browser that plays nothing is no fault', async () => {
  play = () => Promise.reject(new Error('not touched yet'));
  expect(() => playAlert({ type: 'notice' })).not.toThrow();
});
