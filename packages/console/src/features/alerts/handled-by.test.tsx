// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { changeLanguage } from '../../kernel/language.ts';
import { publishFrame } from '../../kernel/live/frames.ts';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { HandledBy } from './HandledBy.tsx';

afterEach(async () => {
  act(() => changeLanguage('zh'));
  await closePage();
});

const staff = (staff_id: number, name: string) => ({ staff_id, name });

test('what a colleague has open says so, until they leave it', async () => {
  let others = [staff(2, '何思远')];
  openPage(<HandledBy subject="refund" id={5} />, {
    area: 'seller',
    answers: { 'POST /seller/alerts/handle': () => ({ others }) },
  });
  expect(await screen.findByText('何思远 正在处理')).toBeDefined();
  act(() => changeLanguage('en'));
  expect(screen.getByText('何思远 is working on this')).toBeDefined();
  others = [];
  publishFrame({ type: 'handlers', subject: 'refund', id: 5 });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
});

test('what several colleagues have open names each of them', async () => {
  openPage(<HandledBy subject="finding" id={5} />, {
    answers: { 'POST /platform/alerts/handle': { others: [staff(2, '何思远'), staff(3, '林小野')] } },
  });
  expect(await screen.findByText('何思远和林小野 正在处理')).toBeDefined();
});
