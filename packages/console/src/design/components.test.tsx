// @vitest-environment jsdom
import { saveServerTime } from '@chengji/client-kit/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createContext, type ReactNode, use } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FailedState, LockedState } from './feedback/PageStates.tsx';
import { LanguageSwitch } from './layout/LanguageSwitch.tsx';
import { BulkBar } from './tables/BulkBar.tsx';
import { FilterBar } from './tables/FilterBar.tsx';
import { Countdown } from './values/Countdown.tsx';
import { Money } from './values/Money.tsx';
import { Thumb } from './values/Thumb.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
  saveServerTime(1_000_000);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a countdown', () => {
  test('ticks on the server’s time and tells its end once', () => {
    const onEnd = vi.fn();
    render(<Countdown until={1_000_002} onEnd={onEnd} />);
    expect(screen.getByText('00:00:02').className).toContain('urgent');
    act(() => vi.advanceTimersByTime(5_000));
    expect(screen.getByText('已超时')).toBeDefined();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('whose end has passed already does not ask again for what it would change', () => {
    const onEnd = vi.fn();
    render(<Countdown until={999_999} onEnd={onEnd} />);
    act(() => vi.advanceTimersByTime(5_000));
    expect(onEnd).not.toHaveBeenCalled();
  });
});

const Shown = createContext<ReactNode>(null);
const ShownPage = () => use(Shown);

describe('a filter bar', () => {
  function renderInRouter(element: ReactNode) {
    const router = createMemoryRouter([
      { path: '/', element: <ShownPage /> },
      { path: '/other', lazy: () => new Promise(() => {}) },
    ]);
    const drawn = render(element, {
      wrapper: ({ children }) => (
        <Shown value={children}>
          <RouterProvider router={router} />
        </Shown>
      ),
    });
    return { ...drawn, router };
  }

  test('searches once typing rests', () => {
    const onSearch = vi.fn();
    renderInRouter(<FilterBar keyword="" placeholder="订单号" onSearch={onSearch} />);
    const field = screen.getByRole('textbox', { name: '订单号' });
    fireEvent.change(field, { target: { value: '柚' } });
    fireEvent.change(field, { target: { value: '柚子' } });
    expect(onSearch).not.toHaveBeenCalled();
    act(() => vi.advanceTimersByTime(400));
    expect(onSearch.mock.calls).toEqual([['柚子']]);
  });

  test('waits no longer when the page is drawn anew meanwhile, and searches as it was drawn last', () => {
    const [first, last] = [vi.fn(), vi.fn()];
    const { rerender } = renderInRouter(<FilterBar keyword="" placeholder="订单号" onSearch={first} />);
    fireEvent.change(screen.getByRole('textbox', { name: '订单号' }), { target: { value: '柚' } });
    act(() => vi.advanceTimersByTime(200));
    rerender(<FilterBar keyword="" placeholder="订单号" onSearch={last} />);
    act(() => vi.advanceTimersByTime(200));
    expect(first).not.toHaveBeenCalled();
    expect(last.mock.calls).toEqual([['柚']]);
  });

  test('shows the words of the address', () => {
    const { rerender } = renderInRouter(<FilterBar keyword="柚" placeholder="订单号" onSearch={() => {}} />);
    rerender(<FilterBar keyword="" placeholder="订单号" onSearch={() => {}} />);
    expect(screen.queryByDisplayValue('柚')).toBeNull();
  });

  test('searches no more once somebody goes elsewhere, also while that page is fetched', async () => {
    const onSearch = vi.fn();
    const { router } = renderInRouter(<FilterBar keyword="" placeholder="订单号" onSearch={onSearch} />);
    const type = (value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name: '订单号' }), { target: { value } });
    type('柚');
    await act(() => router.navigate('/?id=3'));
    act(() => vi.advanceTimersByTime(400));
    expect(onSearch).not.toHaveBeenCalled();
    expect(screen.getByDisplayValue('柚')).toBeDefined();
    type('柚子');
    act(() => void router.navigate('/other'));
    act(() => vi.advanceTimersByTime(400));
    expect(onSearch).not.toHaveBeenCalled();
  });

  test('goes on searching for what is typed while an earlier search comes to the address', () => {
    const onSearch = vi.fn();
    const bar = (keyword: string) => <FilterBar keyword={keyword} placeholder="订单号" onSearch={onSearch} />;
    const { rerender } = renderInRouter(bar(''));
    const field = screen.getByRole('textbox', { name: '订单号' });
    fireEvent.change(field, { target: { value: '柚' } });
    act(() => vi.advanceTimersByTime(400));
    fireEvent.change(field, { target: { value: '柚子' } });
    rerender(bar('柚'));
    act(() => vi.advanceTimersByTime(400));
    expect(onSearch.mock.calls).toEqual([['柚'], ['柚子']]);
  });
});

describe('what stands in place of a page', () => {
  test('tells a failure’s cause and the request to quote, and tries again', () => {
    const onRetry = vi.fn();
    render(<FailedState cause="服务器繁忙" requestId="req_7c1e" onRetry={onRetry} />);
    expect(screen.getByText(/服务器繁忙/).textContent).toContain('req_7c1e');
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('tells a role without the right whom to ask', () => {
    render(<LockedState />);
    expect(screen.getByText(/请联系管理员/)).toBeDefined();
  });
});

test('the bar of a selection is there while something is selected', () => {
  const onClear = vi.fn();
  const { rerender } = render(
    <BulkBar count={0} onClear={onClear}>
      {null}
    </BulkBar>,
  );
  expect(screen.queryByRole('region')).toBeNull();
  rerender(
    <BulkBar count={3} onClear={onClear}>
      {null}
    </BulkBar>,
  );
  expect(screen.getByRole('status').textContent).toBe('已选 3 项');
  fireEvent.click(screen.getByRole('button', { name: '取消选择' }));
  expect(onClear).toHaveBeenCalledTimes(1);
});

test('income is green with a plus, what goes out has the true minus', () => {
  const { container } = render(
    <>
      <Money amount="1234.50" income />
      <Money amount="-3.00" />
    </>,
  );
  expect([...container.children].map((one) => one.textContent)).toEqual(['+¥1,234.50', '−¥3.00']);
});

test('a small picture is loaded at twice its width and says nothing of its own', () => {
  const { container } = render(<Thumb image="/files/a.webp" size={44} />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/a.webp?w=96');
  expect(container.querySelector('[aria-hidden="true"]')).not.toBeNull();
});

test('the language switch changes the language and offers the other', () => {
  render(<LanguageSwitch />);
  fireEvent.click(screen.getByRole('button', { name: /Switch to English/ }));
  expect(screen.getByRole('button', { name: /切换到中文/ })).toBeDefined();
  fireEvent.click(screen.getByRole('button'));
});
