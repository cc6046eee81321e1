/** A page of the console, in front of a market that the test answers for. */
import { MarketQueryClient } from '@chengji/client-kit/react';
import { type Answers, type FakeMarket, fakeMarket } from '@chengji/testkit/fake-market';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';
import { type Area, endSession, keepSession } from '../kernel/session.ts';
import { stubBrowser } from './stub-browser.ts';
import { UnstyledDesign } from './UnstyledDesign.tsx';

type Options = {
  answers: Answers;
  area?: Area;
  rights?: string[];
  path?: string;
  at?: string;
  suspended?: { since: number; reason: string };
  isPhone?: boolean;
};

const now = 1_800_000_000;

/** What pages ask by themselves: nobody else has the same thing open. */
const asides: Answers = {
  'POST /seller/alerts/handle': { others: [] },
  'POST /platform/alerts/handle': { others: [] },
};

const markets: FakeMarket[] = [];

/** Opens an element as a page, for a member of staff with these rights; answers what it asks of the market. */
export function openPage(element: ReactNode, options: Options) {
  const { answers, area = 'platform', rights = [], path = '/', at = path, suspended = null } = options;
  stubBrowser(options);
  const market = fakeMarket({ ...asides, ...answers }, { time: now });
  markets.push(market);
  const staff = {
    id: 1,
    name: '周明远',
    account: 'admin',
    role: 'admin',
    role_name: '管理员',
    rights,
    time_zone: 'Asia/Shanghai',
    market: { name: '橙集', coupon_days: 7 },
    shop: area === 'seller' ? { id: 7, name: '橙集自营', type: 'self', logo: '', suspended } : null,
  };
  keepSession(area, { token: 'token', staff });
  history.replaceState(null, '', `/console/${area}`);
  const routes = [
    { path, element },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <UnstyledDesign>
      <QueryClientProvider client={new MarketQueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </UnstyledDesign>,
  );
  return { router, sent: market.asked };
}

/** Ends what `openPage` began, and says what went against the contract. */
export async function closePage(): Promise<void> {
  cleanup();
  endSession('platform');
  endSession('seller');
  vi.unstubAllGlobals();
  // a part on its way would be cut off with this file, and be missing to every other that shares the worker
  await vi.dynamicImportSettled();
  for (const market of markets.splice(0)) market.check();
}
