// @vitest-environment jsdom
import type { TeamBrief } from '@chengji/contract';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../../testing/open-page.tsx';
import { TeamCard } from './TeamCard.tsx';

afterEach(closePage);

const team: TeamBrief = {
  id: 31,
  campaign_id: 5,
  kind: 'ladder',
  state: 'start',
  size: 5,
  seats_taken: 3,
  paid: 2,
  lacking: 1,
  ends_at: 1_800_003_600,
  ended_at: null,
  settled: null,
};
const open = (shown: TeamBrief, state: 'pending_group' | 'pending_shipment', rights: string[] = []) =>
  openPage(<TeamCard area="seller" team={shown} order={{ state, late: null }} />, {
    answers: {},
    area: 'seller',
    rights,
  });

test('an order whose team has not formed says why it cannot be shipped', async () => {
  open(team, 'pending_group', ['campaigns.read']);
  expect(await screen.findByText(/成团后才能发货/)).toBeDefined();
  expect(screen.getByText('已付款 2 / 5 人')).toBeDefined();
  expect(screen.getByRole('link', { name: '查看该活动的团' }).getAttribute('href')).toBe(
    '/seller/campaigns/5/teams',
  );
});

test('a team that formed tells the tier it was sold at, and leads to no page the role may not see', async () => {
  const settled = { size: 3, price: '25.90', filled: 0 };
  open({ ...team, state: 'success', ended_at: 1_800_000_000, settled }, 'pending_shipment');
  expect(await screen.findByText('3 人档，¥25.90 起')).toBeDefined();
  expect(screen.queryByText(/成团后才能发货/)).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
