// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeAlertSwitches } from './alert-switches.ts';
import { announce, quietMs } from './announce.ts';

const play = vi.fn(async () => {});
const raised = vi.fn();
const opened = vi.fn();
const alert = { title: '新订单', body: '', tag: 'chengji-seller', onOpen: opened };

class Raised {
  static permission = 'granted';
  onclick?: () => void;
  constructor(title: string, options: object) {
    raised(title, options);
    queueMicrotask(() => this.onclick?.());
  }
  close() {}
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  vi.stubGlobal(
    'Audio',
    class {
      play = play;
    },
  );
  vi.stubGlobal('Notification', Raised);
  vi.spyOn(window, 'focus').mockReturnValue();
  Raised.permission = 'granted';
  changeAlertSwitches({ sound: true, notifications: true });
});
afterEach(() => {
  vi.advanceTimersByTime(quietMs);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  play.mockClear();
  raised.mockClear();
  opened.mockClear();
  localStorage.clear();
});

const hide = () => vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);

test('a burst of alerts rings once, and the next after it rings again', () => {
  for (let count = 0; count < 5; count += 1) announce(alert);
  expect(play).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(quietMs);
  announce(alert);
  expect(play).toHaveBeenCalledTimes(2);
});

test('with the sound switched off an alert is silent', () => {
  changeAlertSwitches({ sound: false });
  announce(alert);
  expect(play).not.toHaveBeenCalled();
});

test('a browser that plays nothing is no fault', () => {
  play.mockRejectedValueOnce(new Error('not touched yet'));
  expect(() => announce(alert)).not.toThrow();
});

test('a hidden page raises a notification that opens what it tells of', async () => {
  hide();
  announce(alert);
  expect(raised).toHaveBeenCalledWith('新订单', { body: '', tag: 'chengji-seller' });
  await Promise.resolve();
  expect(opened).toHaveBeenCalledOnce();
});

test('a page in sight raises no notification', () => {
  announce(alert);
  expect(raised).not.toHaveBeenCalled();
});

test('no notification is raised with its switch off, or without permission', () => {
  hide();
  changeAlertSwitches({ notifications: false });
  announce(alert);
  changeAlertSwitches({ notifications: true });
  Raised.permission = 'denied';
  announce(alert);
  expect(raised).not.toHaveBeenCalled();
});
