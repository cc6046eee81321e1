/** The whole app at an address, in front of a market that the test answers for. */
import { defaultTimeZone } from '@chengji/contract/market-calendar';
import { type Answers, type FakeMarket, fakeMarket } from '@chengji/testkit/fake-market';
import '@chengji/testkit/screens';
import { act, cleanup, configure, fireEvent, render, waitFor, within } from '@testing-library/react';
import { vi } from 'vitest';
import { App } from '../app/App.tsx';
import { createAppRouter } from '../app/app-router.ts';
import { queryClient } from '../kernel/calls/query-client.ts';
import { changeLanguage } from '../kernel/language.ts';
import { useModal } from '../kernel/modal.ts';
import { bindRouter } from '../kernel/router/navigation.ts';
import { endSession } from '../kernel/session/session.ts';
import { saveLogin, type UserInfo } from '../kernel/session/user-store.ts';
import { followTimeZone } from '../kernel/time.ts';
import { useToast } from '../kernel/toast.ts';
import { atStart } from './rows.ts';

configure({ defaultHidden: true });

/** A phone's screen, and in a list rows of one height, so that it draws those in sight. */
class Measure {
  readonly #measured: ResizeObserverCallback;
  constructor(measured: ResizeObserverCallback) {
    this.#measured = measured;
  }
  observe(target: Element) {
    const height = target.matches('[data-scroller]') ? 844 : 200;
    const entry = { target, contentRect: { width: 390, height } } as unknown as ResizeObserverEntry;
    queueMicrotask(() => act(() => this.#measured([entry], this)));
  }
  unobserve() {}
  disconnect() {}
}

/** What jsdom lacks of a browser. */
function stubBrowser(): void {
  const unseen = class {
    observe() {}
    disconnect() {}
  };
  vi.stubGlobal('IntersectionObserver', unseen);
  vi.stubGlobal('ResizeObserver', Measure);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  Element.prototype.scrollTo = () => {};
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    configurable: true,
    get(this: HTMLElement) {
      return this.parentElement;
    },
  });
}

let market: FakeMarket | null = null;
let stop = () => {};

type Opening = { person?: UserInfo; language?: 'zh' | 'en' };

/** Opens the app as a visitor, or as the person given. */
export function openApp(
  address: string,
  answers: Answers = {},
  { person, language }: Opening = {},
): FakeMarket {
  stubBrowser();
  market = fakeMarket({ ...atStart, ...answers });
  if (person) saveLogin(person);
  if (language) changeLanguage(language);
  window.history.pushState(null, '', `#${address}`);
  const router = createAppRouter(window);
  bindRouter(router);
  stop = router.start();
  render(<App router={router} />);
  return market;
}

/** For `afterEach`: violations of the contract are reported here. */
export async function closeApp(): Promise<void> {
  // what a test led to opens before it is judged: what it asks for counts whether or not it was fast
  await act(() => vi.dynamicImportSettled());
  stop();
  cleanup();
  useModal.setState({ asked: [] });
  useToast.setState({ toast: null });
  await act(async () => endSession());
  queryClient.clear();
  changeLanguage('zh');
  followTimeZone(defaultTimeZone);
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  market?.check();
}

/** What the person sees: the topmost dialog, otherwise the page. */
function inFront(): HTMLElement {
  const layers = document.querySelectorAll<HTMLElement>('dialog, [data-page]:not([inert])');
  return [...layers].at(-1) ?? document.body;
}

export const front = () => within(inFront());
export const address = () => window.location.hash;

type Named = string | RegExp;

type Pressed = 'button' | 'link' | 'tab' | 'radio' | 'checkbox' | 'switch';
export const press = async (name: Named, role: Pressed = 'button') =>
  void fireEvent.click(await waitFor(() => front().getByRole(role, { name })));

/** The input of a label, once it is there. */
export const field = (label: Named) => waitFor(() => front().getByLabelText<HTMLInputElement>(label));
export const fill = async (label: Named, value: string) =>
  void fireEvent.change(await field(label), { target: { value } });

/** Waits until the text is shown. */
export const see = (words: Named) => waitFor(() => front().getByText(words));
export const doesNotSee = (words: Named) => front().queryByText(words) === null;

/** The message at a field. */
export const faultAt = (label: Named): string => {
  const id = front().getByLabelText(label).getAttribute('aria-describedby');
  return (id && document.getElementById(id)?.textContent) || '';
};

/** Waits until a toast shows the text. */
export const seeToast = (words: Named) =>
  waitFor(() => within(document.querySelector('[popover]') as HTMLElement).getByText(words));

/** Waits until a page is open: its address, of which the query may be left out or begun, and the page itself. */
export const arrive = (at: string) =>
  waitFor(() => {
    const [path, query = ''] = at.split('?');
    const [openPath, openQuery = ''] = address().slice(1).split('?');
    const shown = document.querySelector<HTMLElement>('[data-page]:not([inert])')?.dataset.page;
    if (openPath !== path || !openQuery.startsWith(query) || `/${shown}` !== path)
      throw new Error(`${shown} at ${address()}, not ${at}`);
  });
