// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import type { Application } from '../applications.view.ts';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { ChecksCard } from './ChecksCard.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import { SuspendButton } from './SuspendButton.tsx';

afterEach(closePage);

const approve = 'POST /platform/applications/approve';
const reject = 'POST /platform/applications/reject';
const reveal = 'POST /platform/applications/reveal';
const suspend = 'POST /platform/shops/suspend';

const application = {
  id: 4,
  type: 'personal',
  state: 'pending',
  name: '拾光手作',
  account: 'handmade',
  company: '',
  mobile: '138****0001',
  licence_no: '5101****123X',
  documents: [{ kind: 'id_front' }, { kind: 'id_back' }],
  is_name_taken: false,
  is_account_taken: false,
} as unknown as Application;

const show = (piece: ReactNode) =>
  openPage(piece, {
    answers: {
      [approve]: { shop_id: 3 },
      [reject]: null,
      [reveal]: { mobile: '13800000001', licence_no: '51010119900101123X' },
      [suspend]: null,
    },
  });
const press = (name: string | RegExp, at = 0) => {
  const button = screen.getAllByRole('button', { name })[at];
  if (button) fireEvent.click(button);
};

test('an approval is asked about with what it does, and then the next one is looked at', async () => {
  const onDecided = vi.fn();
  const { sent } = show(<DecisionPanel application={application} onDecided={onDecided} />);
  press('通过并开店');
  expect(await screen.findByText(/handmade/)).toBeDefined();
  expect(sent(approve)).toEqual([]);
  press('通过并开店', 1);
  await waitFor(() => expect(onDecided).toHaveBeenCalled());
  expect(sent(approve)).toEqual([{ id: 4 }]);
});

test('what cannot be approved is not offered to be', () => {
  show(<DecisionPanel application={{ ...application, is_name_taken: true }} onDecided={() => {}} />);
  expect((screen.getByRole('button', { name: '通过并开店' }) as HTMLButtonElement).disabled).toBe(true);
});

test('an application is sent back with the reason the applicant reads', async () => {
  const { sent } = show(<DecisionPanel application={application} onDecided={() => {}} />);
  fireEvent.click(screen.getByText('驳回'));
  const send = screen.getByRole('button', { name: '驳回申请' }) as HTMLButtonElement;
  expect(send.disabled).toBe(true);
  press(/照片不清晰/);
  press('驳回申请');
  await screen.findByText(/申请人会收到原因/);
  press('驳回申请', 1);
  await waitFor(() => expect(sent(reject)).toEqual([{ id: 4, reason: expect.stringContaining('照片') }]));
});

test('what was decided is not decided again', () => {
  show(<DecisionPanel application={{ ...application, state: 'approved' }} onDecided={() => {}} />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the checks say what stands in the way', () => {
  show(<ChecksCard application={{ ...application, documents: [] }} />);
  expect(screen.getByText('3 / 4')).toBeDefined();
});

test('numbers stay masked until they are asked for', async () => {
  const { sent } = show(<ApplicationFacts application={application} />);
  expect(screen.getByText('5101****123X')).toBeDefined();
  press(/查看完整/);
  expect(await screen.findByText('51010119900101123X')).toBeDefined();
  expect(sent(reveal)).toEqual([{ id: 4 }]);
});

test('a shop is suspended for a reason, after a dialog shows what happens', async () => {
  const shop = { id: 9, name: '山野果集', goods_on_sale: 17, suspended_at: null } as never;
  const { sent } = show(<SuspendButton shop={shop} />);
  press('暂停经营');
  expect(await screen.findByText(/17 件在售商品/)).toBeDefined();
  press('暂停经营', 1);
  expect(sent(suspend)).toEqual([]);
  fireEvent.change(screen.getByLabelText('暂停原因'), { target: { value: '资质过期' } });
  press('暂停经营', 1);
  await waitFor(() => expect(sent(suspend)).toEqual([{ id: 9, reason: '资质过期' }]));
});
