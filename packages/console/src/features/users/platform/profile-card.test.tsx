// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { makeUser } from '../../../testing/users.ts';
import { ProfileCard } from './ProfileCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';

afterEach(closePage);

const reveal = 'POST /platform/users/reveal';
const user = makeUser();

const show = (piece: ReactNode, rights: string[] = []) =>
  openPage(piece, { rights, answers: { [reveal]: { mobile: '13800000009' } } });

test('a mobile number is masked until someone with the right asks for it', async () => {
  const { sent } = show(<ProfileCard user={user} />, ['users.contact']);
  expect(screen.getByText('138****0009')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '查看完整手机号' }));
  expect(await screen.findByText('13800000009')).toBeDefined();
  expect(sent(reveal)).toEqual([{ id: 9 }]);
});

test('a role without the right finds nothing to press and no log to open', () => {
  show(<ProfileCard user={user} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('从未')).toBeDefined();
});

test('who may read the audit log finds what was done about this shopper', () => {
  show(<ProfileCard user={user} />, ['audit.read']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/platform/audit?subject=shopper&keyword=9');
});

test('a shopper who is not logged in anywhere is shown as such', () => {
  show(<SessionsCard sessions={[]} />);
  expect(screen.getByText('当前没有登录')).toBeDefined();
});
