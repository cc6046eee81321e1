// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bindRouter, go } from '../../kernel/router/navigation.ts';
import { PageContext, type PageFacts } from '../../kernel/router/page-context.ts';
import { createRouter } from '../../kernel/router/router.ts';
import { getTopEntry } from '../../kernel/router/stack.ts';
import { Sheet } from '../feedback/Sheet.tsx';
import { Page } from './Page.tsx';

const entry = { path: 'pages/cart', params: {}, key: 'k', depth: 0, login: null } as const;
let depth = () => -1;
let stop = () => {};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
  window.history.pushState(null, '', '#/');
  const none = () => false;
  const router = createRouter({ isTab: none, needsLogin: none, isLogin: none, isLoggedIn: none }, window);
  stop = router.start();
  bindRouter(router);
  depth = () => getTopEntry(router.store.getState())?.depth ?? -1;
});
afterEach(() => {
  stop();
  cleanup();
});

function draw(page: React.ReactNode, facts: Partial<PageFacts> = {}) {
  const scroller = createRef<HTMLDivElement>();
  const value: PageFacts = { entry, title: '购物车', chrome: 'nav', isTab: false, scroller, ...facts };
  render(<PageContext value={value}>{page}</PageContext>);
  return scroller.current as HTMLDivElement;
}

describe('the bar of a page', () => {
  test('has its title and a way back', async () => {
    act(() => go('pages/product/goods', { id: 1 }));
    draw(<Page>words</Page>);
    expect(screen.getByRole('heading', { name: '购物车' })).toBeTruthy();
    const moved = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
    fireEvent.click(screen.getByRole('button', { name: '返回' }));
    await moved;
    expect(depth()).toBe(0);
  });

  test('has no way back on a tab, and is the screen’s own where that is wished', () => {
    draw(<Page>words</Page>, { isTab: true });
    expect(screen.queryByRole('button', { name: '返回' })).toBeNull();
    cleanup();
    draw(<Page nav={<h1>自己的</h1>}>words</Page>, { chrome: 'custom' });
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['自己的']);
  });

  test('knows when the page was scrolled', () => {
    const page = draw(<Page>words</Page>);
    const scrollTo = (top: number) => {
      page.scrollTop = top;
      fireEvent.scroll(page);
      return page.hasAttribute('data-scrolled');
    };
    expect([scrollTo(24), scrollTo(25), scrollTo(0)]).toEqual([false, true, false]);
  });
});

describe('pulling', () => {
  const pull = (page: HTMLElement, down: number, across = 0) => {
    fireEvent.touchStart(page, { touches: [{ clientX: 0, clientY: 0 }] });
    fireEvent.touchMove(page, { touches: [{ clientX: across, clientY: down }] });
  };
  const getStatus = () => screen.queryByRole('status')?.textContent;

  test('far enough refreshes once, and shows it until the page is fresh', async () => {
    let fresh = () => {};
    const onRefresh = vi.fn(() => new Promise<void>((done) => (fresh = done)));
    const page = draw(<Page onRefresh={onRefresh}>words</Page>);
    pull(page, 100);
    expect(getStatus()).toBe('下拉刷新');
    pull(page, 130);
    expect(getStatus()).toBe('松开刷新');
    fireEvent.touchEnd(page);
    expect([getStatus(), onRefresh.mock.calls.length]).toEqual(['正在刷新', 1]);
    await act(async () => fresh());
    expect(getStatus()).toBeUndefined();
  });

  test('too short, sideways or from further down refreshes nothing', () => {
    const onRefresh = vi.fn(async () => {});
    const page = draw(<Page onRefresh={onRefresh}>words</Page>);
    pull(page, 100);
    fireEvent.touchEnd(page);
    pull(page, 150, 200);
    fireEvent.touchEnd(page);
    page.scrollTop = 10;
    pull(page, 300);
    fireEvent.touchEnd(page);
    expect([onRefresh.mock.calls.length, getStatus()]).toEqual([0, undefined]);
  });

  test('does nothing where a page has nothing to refresh', () => {
    const page = draw(<Page>words</Page>);
    pull(page, 300);
    expect(getStatus()).toBeUndefined();
  });
});

test('going back closes the sheet over a page, and leaves the page', async () => {
  act(() => go('pages/product/goods', { id: 1 }));
  const onClose = vi.fn();
  render(
    <Sheet open title="选择规格" onClose={onClose}>
      规格
    </Sheet>,
  );
  window.history.back();
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(window.location.hash).toBe('#/pages/product/goods?id=1'));
  expect(depth()).toBe(1);
});
