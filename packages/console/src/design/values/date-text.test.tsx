// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { endSession, keepSession, type Staff } from '../../kernel/session.ts';
import { DateText } from './DateText.tsx';

const at = Date.parse('2026-11-21T18:30:22Z') / 1_000;
const logIn = (time_zone: string) =>
  keepSession('seller', { token: 't', staff: { rights: [] as string[], time_zone } as Staff });

afterEach(() => {
  cleanup();
  endSession('seller');
});

test('a moment is shown in the time zone the market told who is logged in', () => {
  history.replaceState(null, '', '/console/seller');
  logIn('Asia/Kathmandu');
  const { container } = render(<DateText at={at} exact />);
  expect(container.textContent).toBe('2026-11-22 00:15:22');
  act(() => logIn('America/New_York'));
  expect(container.textContent).toBe('2026-11-21 13:30:22');
});

test('a moment is shown in the usual one to those who are not logged in', () => {
  history.replaceState(null, '', '/console/seller');
  const { container } = render(<DateText at={at} />);
  expect(container.textContent).toBe('2026-11-22');
});
