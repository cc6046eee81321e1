// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { InRouter } from '../../../testing/InRouter.tsx';
import { stubBrowser } from '../../../testing/stub-browser.ts';
import { UnstyledDesign } from '../../../testing/UnstyledDesign.tsx';
import type { Application } from '../applications.view.ts';
import { ApplicationFacts } from './ApplicationFacts.tsx';
import { ChecksCard } from './ChecksCard.tsx';
import { DecisionPanel } from './DecisionPanel.tsx';
import { SuspendButton } from './SuspendButton.tsx';

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

const sent: [string, unknown][] = [];
let data: unknown;

beforeAll(() => {
  vi.stubGlobal('fetch', async (input: unknown, init?: RequestInit) => {
    const path = new URL(String(input), 'http://console').pathname;
    sent.push([path.slice(path.lastIndexOf('/') + 1), JSON.parse(String(init?.body))]);
    return new Response(JSON.stringify({ code: 1, msg: '', time: 1_800_000_000, data }));
  });
  stubBrowser();
});
beforeEach(() => {
  sent.length = 0;
  data = null;
});
afterEach(cleanup);

const show = (piece: React.ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UnstyledDesign>
        <InRouter>{piece}</InRouter>
      </UnstyledDesign>
    </QueryClientProvider>,
  );
const press = (name: string | RegExp, at = 0) => {
  const button = screen.getAllByRole('button', { name })[at];
  if (button) fireEvent.click(button);
};

test('an approval is asked about with what it does, and then the next one is looked at', async () => {
  data = { shop_id: 3 };
  const onDecided = vi.fn();
  show(<DecisionPanel application={application} onDecided={onDecided} />);
  press('通过并开店');
  expect(await screen.findByText(/handmade/)).toBeDefined();
  expect(sent).toEqual([]);
  press('通过并开店', 1);
  await vi.waitFor(() => expect(onDecided).toHaveBeenCalled());
  expect(sent).toEqual([['approve', { id: 4 }]]);
});

test('what cannot be approved is not offered to be', () => {
  show(<DecisionPanel application={{ ...application, is_name_taken: true }} onDecided={() => {}} />);
  expect((screen.getByRole('button', { name: '通过并开店' }) as HTMLButtonElement).disabled).toBe(true);
});

test('an application is sent back with the reason the applicant reads', async () => {
  show(<DecisionPanel application={application} onDecided={() => {}} />);
  fireEvent.click(screen.getByText('驳回'));
  const send = screen.getByRole('button', { name: '驳回申请' }) as HTMLButtonElement;
  expect(send.disabled).toBe(true);
  press(/照片不清晰/);
  press('驳回申请');
  await screen.findByText(/申请人会收到原因/);
  press('驳回申请', 1);
  await vi.waitFor(() =>
    expect(sent).toEqual([['reject', { id: 4, reason: expect.stringContaining('照片') }]]),
  );
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
  data = { mobile: '13800000001', licence_no: '51010119900101123X' };
  show(<ApplicationFacts application={application} />);
  expect(screen.getByText('5101****123X')).toBeDefined();
  press(/查看完整/);
  expect(await screen.findByText('51010119900101123X')).toBeDefined();
  expect(sent).toEqual([['reveal', { id: 4 }]]);
});

test('a shop is suspended for a reason, after a dialog shows what happens', async () => {
  const shop = { id: 9, name: '山野果集', goods_on_sale: 17, suspended_at: null } as never;
  show(<SuspendButton shop={shop} />);
  press('暂停经营');
  expect(await screen.findByText(/17 件在售商品/)).toBeDefined();
  press('暂停经营', 1);
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText('暂停原因'), { target: { value: '资质过期' } });
  press('暂停经营', 1);
  await vi.waitFor(() => expect(sent).toEqual([['suspend', { id: 9, reason: '资质过期' }]]));
});
