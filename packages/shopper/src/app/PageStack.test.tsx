// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import '@chengji/testkit/screens';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sheet } from '../design/feedback/Sheet.tsx';
import { Page } from '../design/navigation/Page.tsx';
import { queryClient } from '../kernel/calls/query-client.ts';
import { bindRouter, go } from '../kernel/router/navigation.ts';
import { createRouter, type Router } from '../kernel/router/router.ts';
import { toast, toastOnLeaving, useToast } from '../kernel/toast.ts';
import { PageStack } from './PageStack.tsx';
import { routes } from './routes.ts';

/** A screen that remembers how often it was pressed, as a form remembers what was typed. */
function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <Page nav={<i />}>
      <button type="button" onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>
    </Page>
  );
}
/** A screen below an open sheet. */
const WithSheet = () => (
  <Page nav={<i />}>
    <Sheet open title="sheet" onClose={() => {}}>
      <i />
    </Sheet>
  </Page>
);
const screens = {
  'pages/home': 'home',
  'pages/cart': 'cart',
  'pages/product/goods': 'goods',
  'pages/product/comment': 'comment',
} as const;

const button = (text: string) => screen.queryByText(text, { selector: 'button' });
const isSeen = (text: string) => button(text)?.closest<HTMLElement>('[data-page]')?.style.display !== 'none';

let stop = () => {};
let router: Router;

/** Until what was asked for has come, and nothing moves any more. */
async function settle(): Promise<void> {
  await act(() => new Promise((done) => setTimeout(done, 350)));
  await waitFor(() => expect(router.store.getState().motion).toBe('none'));
}
const { screen: index } = routes['pages/index'];

beforeEach(async () => {
  for (const [path, name] of Object.entries(screens)) {
    vi.spyOn(routes[path as keyof typeof screens], 'screen').mockResolvedValue(() => <Counter name={name} />);
  }
  routes['pages/index'].screen = routes['pages/home'].screen;
  Element.prototype.scrollTo = () => {};
  window.history.pushState(null, '', '#/');
  router = createRouter(
    {
      isTab: ({ path }) => routes[path].tab !== undefined,
      needsLogin: () => false,
      isLogin: () => false,
      isLoggedIn: () => false,
    },
    window,
  );
  stop = router.start();
  bindRouter(router);
  render(
    <QueryClientProvider client={queryClient}>
      <PageStack router={router} />
    </QueryClientProvider>,
  );
  await settle();
});
afterEach(() => {
  stop();
  cleanup();
  vi.restoreAllMocks();
  routes['pages/index'].screen = index;
});

test('a page below retains its state while others are above it, and is hidden', async () => {
  fireEvent.click(screen.getByText('home 0'));
  act(() => go('pages/product/goods', { id: 1 }));
  await settle();
  expect(isSeen('goods 0')).toBe(true);
  expect(isSeen('home 1')).toBe(false);
  act(() => window.history.back());
  await settle();
  expect(isSeen('home 1')).toBe(true);
  expect(button('goods 0')).toBeNull();
});

test('a page stands where it was scrolled to when the person comes back', async () => {
  const scroller = document.querySelector('[data-scroller]');
  if (!scroller) throw new Error('no page');
  scroller.scrollTop = 640;
  fireEvent.scroll(scroller);
  act(() => go('pages/product/goods', { id: 1 }));
  await settle();
  scroller.scrollTop = 0;
  act(() => window.history.back());
  await settle();
  expect(scroller.scrollTop).toBe(640);
});

test('the page that goes back is the one that was shown, until it is gone', async () => {
  act(() => go('pages/product/goods', { id: 1 }));
  await settle();
  fireEvent.click(screen.getByText('goods 0'));
  act(() => window.history.back());
  await waitFor(() =>
    expect(button('goods 1')?.closest<HTMLElement>('[data-page]')?.dataset.motion).toBe('out'),
  );
  await settle();
  expect(button('goods 1')).toBeNull();
});

test('a sheet takes no input from a page that opens above its own, and is there again afterwards', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  vi.spyOn(routes['pages/product/comment'], 'screen').mockResolvedValue(() => <WithSheet />);
  act(() => go('pages/product/comment', { id: 1 }));
  await settle();
  const sheet = screen.getByLabelText<HTMLDialogElement>('sheet');
  expect(sheet.open).toBe(true);
  act(() => go('pages/product/goods', { id: 1 }));
  expect(sheet.open).toBe(false);
  await settle();
  act(() => window.history.back());
  await settle();
  expect(sheet.open).toBe(true);
});

test('the entry page and the home tab are one page', async () => {
  fireEvent.click(screen.getByText('home 0'));
  act(() => go('pages/index'));
  await settle();
  expect(isSeen('home 1')).toBe(true);
});

test('tabs stay as they are when another is shown', async () => {
  act(() => go('pages/cart'));
  await settle();
  fireEvent.click(screen.getByText('cart 0'));
  act(() => go('pages/index'));
  await settle();
  act(() => go('pages/cart'));
  await settle();
  expect(isSeen('cart 1')).toBe(true);
});

test('the tab bar is there on a tab and not above it', async () => {
  expect(screen.getByRole('navigation')).toBeTruthy();
  act(() => go('pages/product/goods', { id: 1 }));
  await settle();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a page that could not be fetched says so and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(routes['pages/product/comment'], 'screen').mockRejectedValueOnce(new Error('lost'));
  act(() => go('pages/product/comment', { id: 1 }));
  await settle();
  fireEvent.click(screen.getByText('刷新'));
  await settle();
  expect(isSeen('comment 0')).toBe(true);
});

test('a message ends with its page, but what is said on leaving it is read on the next one', async () => {
  const text = () => useToast.getState().toast?.text;
  for (const kind of ['fault', 'done', 'plain'] as const) {
    toast('here', kind);
    await act(async () => go(kind === 'done' ? 'pages/home' : 'pages/cart'));
    expect(text()).toBeUndefined();
  }
  toastOnLeaving('saved');
  await act(async () => go('pages/home'));
  expect(text()).toBe('saved');
  await act(async () => go('pages/cart'));
  expect(text()).toBeUndefined();
});
