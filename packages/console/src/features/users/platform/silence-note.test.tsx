// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { makeUser } from '../../../testing/users.ts';
import { UserScreen } from './UserScreen.tsx';

afterEach(closePage);

const until = 1_800_400_000;
const open = (rights: string[], silencedUntil: number | null = until) => {
  let silenced = silencedUntil;
  return openPage(<UserScreen />, {
    path: '/platform/users/:id',
    at: '/platform/users/9',
    rights,
    answers: {
      'GET /platform/users/details': () => makeUser({ silenced_until: silenced }),
      'POST /platform/users/unsilence': () => {
        silenced = null;
        return null;
      },
    },
  });
};

describe('a person who is silenced', () => {
  test('is shown so until when, and may publish again once ending it is confirmed', async () => {
    const { sent } = open(['users.read', 'users.write']);
    expect(await screen.findByText(/^已禁言至/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '解除禁言' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('会收到通知');
    expect(sent('POST /platform/users/unsilence')).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: '解除禁言' }));
    await waitFor(() => expect(sent('POST /platform/users/unsilence')).toEqual([{ id: 9 }]));
    await waitFor(() => expect(screen.queryByText(/^已禁言至/)).toBeNull());
  });

  test('stays so for a role that may not write users', async () => {
    open(['users.read']);
    expect(await screen.findByText(/^已禁言至/)).toBeDefined();
    expect(screen.queryByRole('button', { name: '解除禁言' })).toBeNull();
  });
});

test('of a person who is not silenced nothing is said about it', async () => {
  open(['users.read', 'users.write'], null);
  expect(await screen.findByRole('heading', { name: '林小雨' })).toBeDefined();
  expect(screen.queryByText(/禁言/)).toBeNull();
});
