// @vitest-environment jsdom
import '@chengji/testkit/screens';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageContext, type PageFacts } from '../kernel/router/page-context.ts';
import type { Entry } from '../kernel/router/stack.ts';
import { ChunkLoadError } from '../kernel/shell/fetch-code.ts';
import { checkNetwork } from '../kernel/shell/network.ts';
import { PageBoundary } from './PageBoundary.tsx';

let isReachable = true;
let isMissing = true;
const reload = vi.fn();

beforeEach(() => {
  isReachable = true;
  isMissing = true;
  vi.spyOn(console, 'error').mockReturnValue(undefined); // React tells of each fault that a boundary catches
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async () => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    return new Response();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
});

function Screen() {
  if (isMissing) throw new ChunkLoadError('not loaded');
  return <p>the screen</p>;
}

function open() {
  const entry: Entry = { path: 'pages/category', params: {}, key: '1', depth: 0, login: null };
  const facts: PageFacts = { entry, title: '分类', chrome: 'nav', isTab: true, scroller: createRef() };
  render(
    <PageContext value={facts}>
      <PageBoundary onRetry={() => {}}>
        <Screen />
      </PageBoundary>
    </PageContext>,
  );
}
const retry = async () => fireEvent.click(await screen.findByRole('button', { name: '刷新' }));

describe('a page whose code did not come', () => {
  test('is there once its code comes at a retry', async () => {
    open();
    isMissing = false;
    await retry();
    await screen.findByText('the screen');
    expect(reload).not.toHaveBeenCalled();
  });

  test('is tried again when the market can be reached again', async () => {
    isReachable = false;
    await checkNetwork();
    open();
    await screen.findByRole('button', { name: '刷新' });
    isMissing = false;
    isReachable = true;
    await checkNetwork();
    await screen.findByText('the screen');
  });

  test('comes with a new start of the app where a retry brings nothing', async () => {
    open();
    await retry();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  test('stays as it is while the market cannot be reached, as a new start would bring nothing at all', async () => {
    open();
    isReachable = false;
    await retry();
    await screen.findByRole('button', { name: '刷新' });
    await checkNetwork();
    expect(reload).not.toHaveBeenCalled();
  });
});
