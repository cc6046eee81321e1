// @vitest-environment jsdom
import { CallError } from '@chengji/client-kit';
import type { RefusalKey } from '@chengji/contract';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, useModal } from '../../kernel/modal.ts';
import { Countdown } from '../commerce/Countdown.tsx';
import { ListEnd } from '../lists/ListEnd.tsx';
import { Empty } from './Empty.tsx';
import { ModalHost } from './ModalHost.tsx';
import { QueryView } from './QueryView.tsx';

/** Elements that come into view when the test says so; an observer of one in view is notified at once, and once only. */
let comeIntoSight = () => {};
let isInSight = false;
class Watcher {
  readonly #seen: () => void;
  constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
    // as a busy browser reports it: where it was at first, and where it is now
    this.#seen = () => seen([{ isIntersecting: false }, { isIntersecting: true }]);
    comeIntoSight = () => {
      if (!isInSight) this.#seen();
      isInSight = true;
    };
  }
  observe() {
    if (isInSight) this.#seen();
  }
  disconnect() {
    comeIntoSight = () => {};
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', Watcher);
  isInSight = false;
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
});
afterEach(() => {
  cleanup();
  useModal.setState({ asked: [] });
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pending = { data: undefined, error: null, isPending: true, refetch: () => {} };

describe('what a screen asked for', () => {
  test('shows nothing for 200 ms, then the skeleton', () => {
    render(
      <QueryView query={pending} skeleton={<i>skeleton</i>}>
        {() => null}
      </QueryView>,
    );
    expect(screen.queryByText('skeleton')).toBeNull();
    act(() => vi.advanceTimersByTime(200));
    expect(screen.getByText('skeleton')).toBeTruthy();
  });

  test('shows what is to be shown instead of a refusal, and of no other failure', () => {
    const refused = (key: RefusalKey) => new CallError('refused', { status: 200, code: 0, data: { key } });
    const show = (error: Error) =>
      render(
        <QueryView
          query={{ ...pending, isPending: false, error }}
          skeleton={null}
          instead={{ 'common.not_found': <i>gone</i> }}
        >
          {() => null}
        </QueryView>,
      );
    show(refused('common.not_found'));
    expect(screen.getByText('gone')).toBeTruthy();
    cleanup();
    for (const other of [refused('common.server_busy'), new Error('else')]) {
      show(other);
      expect(screen.queryByText('gone')).toBeNull();
      cleanup();
    }
  });

  test('says why it failed and asks again on request', () => {
    const refetch = vi.fn();
    const error = new CallError('refused', { msg: '商品已下架' });
    render(
      <QueryView query={{ ...pending, isPending: false, error, refetch }} skeleton={null}>
        {() => null}
      </QueryView>,
    );
    expect(screen.getByText('商品已下架')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(refetch).toHaveBeenCalledOnce();
  });

  test('shows the data it has, also when fetching it again failed', () => {
    const query = { ...pending, data: 'content', error: new CallError('offline') };
    render(
      <QueryView query={query} skeleton={null}>
        {(data) => <p>{data}</p>}
      </QueryView>,
    );
    expect(screen.getByText('content')).toBeTruthy();
  });
});

describe('the end of a list', () => {
  const list = (part: object) => ({
    hasNextPage: true,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: vi.fn(),
    ...part,
  });

  test('asks for the next page when it comes near, once at a time', () => {
    const waiting = list({});
    const { rerender } = render(<ListEnd list={waiting} skeleton={null} />);
    comeIntoSight();
    expect(waiting.fetchNextPage).toHaveBeenCalledOnce();
    const fetching = list({ isFetchingNextPage: true });
    rerender(<ListEnd list={fetching} skeleton={null} />);
    comeIntoSight();
    expect(fetching.fetchNextPage).not.toHaveBeenCalled();
  });

  test('asks on while it stays in sight, though a page came before it was seen being fetched', () => {
    const { rerender } = render(<ListEnd list={list({})} skeleton={null} />);
    comeIntoSight();
    const next = list({});
    rerender(<ListEnd list={next} skeleton={null} />);
    expect(next.fetchNextPage).toHaveBeenCalledOnce();
  });

  test('takes no room for rows that are not being fetched', () => {
    const { rerender } = render(<ListEnd list={list({})} skeleton={<p>rows</p>} />);
    expect(screen.queryByText('rows')).toBeNull();
    rerender(<ListEnd list={list({ isFetchingNextPage: true })} skeleton={<p>rows</p>} />);
    expect(screen.queryByText('rows')).not.toBeNull();
  });

  test('says that there is no more', () => {
    render(<ListEnd list={list({ hasNextPage: false })} skeleton={null} />);
    expect(screen.getByText('没有更多了')).toBeTruthy();
  });

  test('does not ask again by itself after a failure', () => {
    const failed = list({ isFetchNextPageError: true });
    render(<ListEnd list={failed} skeleton={null} />);
    comeIntoSight();
    expect(failed.fetchNextPage).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(failed.fetchNextPage).toHaveBeenCalledOnce();
  });
});

test('a countdown ticks and says once that it has ended', () => {
  vi.setSystemTime(1_000_000);
  const onEnd = vi.fn();
  render(<Countdown at={1_002} onEnd={onEnd} />);
  expect(screen.getByRole('timer').textContent).toBe('00:00:02');
  act(() => vi.advanceTimersByTime(1_000));
  expect(screen.getByRole('timer').textContent).toBe('00:00:01');
  act(() => vi.advanceTimersByTime(5_000));
  expect(onEnd).toHaveBeenCalledOnce();
});

test.each([
  ['of the cashier', { look: 'soft' }],
  ['in a sentence', { look: 'text' }],
  ['of a team', { large: true }],
] as const)('a countdown %s has hours only while there are some', (_, looks) => {
  vi.setSystemTime(1_000_000);
  const { rerender } = render(<Countdown at={1_000 + 1_797} {...looks} />);
  expect(screen.getByRole('timer').textContent?.trim()).toBe('29:57');
  rerender(<Countdown at={1_000 + 3_600} {...looks} />);
  expect(screen.getByRole('timer').textContent?.trim()).toBe('01:00:00');
});

describe('a question', () => {
  const press = (name: string) => fireEvent.click(screen.getByText(name));

  test('is titled 提示 and answers yes or no', async () => {
    render(<ModalHost />);
    const answers: Promise<boolean>[] = [];
    act(() => void answers.push(ask('是否清理全部搜索历史？')));
    expect(screen.getByText('提示')).toBeTruthy();
    press('确定');
    act(() => void answers.push(ask({ text: '确定删除？', confirm: '删除' })));
    press('取消');
    expect(await Promise.all(answers)).toEqual([true, false]);
  });

  test('waits for the one before it', () => {
    render(<ModalHost />);
    act(() => void ask('first'));
    act(() => void ask('second'));
    expect(screen.queryByText('second')).toBeNull();
    press('取消');
    expect(screen.getByText('second')).toBeTruthy();
  });
});

test('a picture that cannot be loaded shows nothing in its place', () => {
  const { container } = render(<Empty picture="antenna" title="没有网络" />);
  const picture = container.querySelector('img') as HTMLImageElement;
  fireEvent.error(picture);
  expect(picture.style.visibility).toBe('hidden');
});
