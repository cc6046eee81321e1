/**
 * A page of the console with the market's end of its calls, for tests. Both sides are held to the contract: a
 * call that nobody expected, that the market would turn away, or an answer it would never give fails the test.
 */
import { type CallIn, type CallKey, type CallOut, calls, type RefusalData } from '@chengji/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, vi } from 'vitest';
import { DesignProvider } from '../design/theme/DesignProvider.tsx';
import { type Area, endSession, keepSession } from '../kernel/session.ts';
import { stubBrowser } from './stub-browser.ts';

// a page is drawn once its calls are answered, which a busy machine does not do within a second
configure({ asyncUtilTimeout: 8_000 });

/** An expected no, in the market's words. */
export class Refused {
  readonly msg: string;
  readonly data: RefusalData;
  constructor(msg: string, data: RefusalData = null) {
    this.msg = msg;
    this.data = data;
  }
}

type Answer<K extends CallKey> = CallOut<K> | ((input: CallIn<K>) => CallOut<K> | Refused);
export type Answers = { [K in CallKey]?: Answer<K> };
type Asked = { name: CallKey; input: Record<string, unknown> };
type Options = {
  answers: Answers;
  area?: Area;
  rights?: string[];
  path?: string;
  at?: string;
  suspended?: { since: number; reason: string };
};

const faults: string[] = [];
const now = 1_800_000_000;

function readInput(url: URL, init: RequestInit | undefined): Record<string, unknown> {
  if (init?.method === 'POST') return JSON.parse(String(init.body)) as Record<string, unknown>;
  return Object.fromEntries(url.searchParams);
}

function standInMarket(answers: Answers): Asked[] {
  const asked: Asked[] = [];
  const network: typeof fetch = async (address, init) => {
    const url = new URL(String(address), 'http://console');
    const name = `${init?.method ?? 'GET'} ${url.pathname.replace(/^\/api/, '')}` as CallKey;
    const input = readInput(url, init);
    asked.push({ name, input });
    const given = answers[name] as unknown;
    const taken = calls[name].in.safeParse(input);
    if (given === undefined) faults.push(`nobody expected ${name}`);
    if (!taken.success) faults.push(`${name} takes no ${JSON.stringify(input)}`);
    const data = typeof given === 'function' ? given(input) : given;
    const body = { code: 1, msg: '', time: now, data };
    if (data instanceof Refused)
      return new Response(JSON.stringify({ ...body, code: 0, msg: data.msg, data: data.data }));
    if (given !== undefined && !calls[name].out.safeParse(data).success)
      faults.push(`${name} never answers this`);
    return new Response(JSON.stringify(body));
  };
  vi.stubGlobal('fetch', network);
  return asked;
}

/** Opens an element as a page, for a member of staff with these rights; answers what it asks of the market. */
export function openPage(element: ReactNode, options: Options) {
  const { answers, area = 'platform', rights = [], path = '/', at = path, suspended = null } = options;
  stubBrowser();
  const asked = standInMarket(answers);
  const staff = {
    id: 1,
    name: '周明远',
    account: 'admin',
    role: 'admin',
    role_name: '管理员',
    rights,
    time_zone: 'Asia/Shanghai',
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
    <DesignProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </DesignProvider>,
  );
  const sent = (name: CallKey) => asked.filter((one) => one.name === name).map(({ input }) => input);
  return { router, sent };
}

/** Ends what `openPage` began, and says what went against the contract. */
export async function closePage(): Promise<void> {
  cleanup();
  endSession('platform');
  endSession('seller');
  vi.unstubAllGlobals();
  // a part on its way would be cut off with this file, and be missing to every other that shares the worker
  await vi.dynamicImportSettled();
  expect(faults.splice(0)).toEqual([]);
}
