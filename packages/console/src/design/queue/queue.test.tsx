// @vitest-environment jsdom
import type { CallIn, ShopApplication } from '@chengji/contract';
import { applicationsCalls } from '@chengji/contract/shops/applications.calls';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { defineList } from '../lists/define-list.ts';
import { useList } from '../lists/use-list.ts';
import { DueStrip } from './DueStrip.tsx';
import { itemAtHand } from './item-at-hand.ts';
import { Queue } from './Queue.tsx';
import { QueueItem } from './QueueItem.tsx';
import { QueueList } from './QueueList.tsx';
import { QueueRow } from './QueueRow.tsx';
import { useQueue } from './use-queue.ts';
import { useQueueKeys } from './use-queue-keys.ts';

afterEach(closePage);

const list = defineList('GET /platform/applications/list', applicationsCalls, {
  tab: 'state',
  own: itemAtHand,
});
const application = (id: number, name: string): ShopApplication => ({
  id,
  name,
  name_en: 'Shop',
  type: 'personal',
  state: 'pending',
  logo: '',
  company: '',
  licence_ends_on: null,
  licence_no: '5101****123X',
  business: '手工',
  city: '成都',
  city_en: 'Chengdu',
  intro: '',
  intro_en: '',
  contact: '林小野',
  mobile: '138****0001',
  account: 'handmade',
  submissions: 1,
  submitted_at: 1_799_990_000,
  decided_at: null,
  documents: [],
  reason: '',
  shop_id: null,
});
const rows = [application(5, '拾光手作'), application(7, '山野果集')];
const answers = {
  'GET /platform/applications/list': {
    rows,
    total: 2,
    next: null,
    counts: { pending: 2, rejected: 0, approved: 0 },
  },
};

const onDecide = vi.fn();

function Page() {
  const answer = useList(list);
  const queue = useQueue(answer);
  useQueueKeys({ onDecide });
  return (
    <Queue
      queue={queue}
      list={
        <QueueList
          title="Applications"
          answer={answer}
          tabs={{
            label: 'State',
            options: ['pending', 'approved'],
            active: answer.input.state,
            toText: (tab) => tab,
            onChange: (state) => queue.change({ state }),
          }}
          search="Name"
          onChange={queue.change}
          empty="None"
        >
          {(row) => (
            <QueueRow
              isChosen={row.id === queue.chosen}
              onChoose={() => queue.choose(row.id)}
              image=""
              title={row.name}
              second={row.city}
            />
          )}
        </QueueList>
      }
    >
      {(id) => (
        <QueueItem label={`at hand ${id}`} onBack={queue.close} context={{ label: 'Context', body: 'facts' }}>
          <input aria-label="words" />
          <button type="button" onClick={queue.goNext}>
            Done
          </button>
        </QueueItem>
      )}
    </Queue>
  );
}

/** Watches nothing: what comes into view does so when the test presses for it. */
class Watcher {
  observe() {}
  disconnect() {}
}

describe('a queue', () => {
  test('loads on on a phone, and the item at hand stays', async () => {
    vi.stubGlobal('IntersectionObserver', Watcher);
    const list = ({ page }: CallIn<'GET /platform/applications/list'>) => ({
      rows: page === '1' ? rows : [application(9, '海边杂货')],
      total: 3,
      next: page === '1' ? '2' : null,
      counts: { pending: 3, rejected: 0, approved: 0 },
    });
    const { router } = openPage(<Page />, {
      answers: { 'GET /platform/applications/list': list },
      isPhone: true,
    });
    fireEvent.click(await screen.findByRole('button', { name: /山野果集/ }));
    fireEvent.click(screen.getByRole('button', { name: '加载更多' }));
    expect(await screen.findByRole('button', { name: /海边杂货/ })).toBeDefined();
    expect(screen.getByText('已显示全部 3 条')).toBeDefined();
    expect(router.state.location.search).toBe('?id=7&page=2');
    expect(screen.getByRole('region', { name: 'at hand 7' })).toBeDefined();
  });

  test('begins with its first item, and the one chosen stands in the address', async () => {
    const { router } = openPage(<Page />, { answers });
    expect(await screen.findByRole('region', { name: 'at hand 5' })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /山野果集/ }));
    expect(await screen.findByRole('region', { name: 'at hand 7' })).toBeDefined();
    expect(router.state.location.search).toBe('?id=7');
  });

  test('goes to the next item by J, unless something is typed', async () => {
    openPage(<Page />, { answers });
    await screen.findByRole('region', { name: 'at hand 5' });
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'words' }), { key: 'j' });
    expect(screen.getByRole('region', { name: 'at hand 5' })).toBeDefined();
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(await screen.findByRole('region', { name: 'at hand 7' })).toBeDefined();
  });

  test('decides by Enter with the command key, from within a field too', async () => {
    openPage(<Page />, { answers });
    await screen.findByRole('region', { name: 'at hand 5' });
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'words' }), { key: 'Enter' });
    expect(onDecide).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'words' }), { key: 'Enter', ctrlKey: true });
    expect(onDecide).toHaveBeenCalledOnce();
  });

  test('goes on with the next item after a decision, and the next begins anew', async () => {
    openPage(<Page />, { answers });
    await screen.findByRole('region', { name: 'at hand 5' });
    fireEvent.change(screen.getByRole('textbox', { name: 'words' }), { target: { value: 'about 5' } });
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('region', { name: 'at hand 7' })).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'words' }).value).toBe('');
  });

  test('in which nothing waits says so once, and has none at hand', async () => {
    openPage(<Page />, {
      answers: {
        'GET /platform/applications/list': {
          rows: [],
          total: 0,
          next: null,
          counts: { pending: 0, rejected: 0, approved: 0 },
        },
      },
    });
    expect(await screen.findAllByText('None')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: /at hand/ })).toBeNull();
  });

  test('that another tab is chosen of begins with that tab’s first item', async () => {
    const { router } = openPage(<Page />, { answers, at: '/?id=7' });
    await screen.findByRole('region', { name: 'at hand 7' });
    fireEvent.click(screen.getByRole('tab', { name: /approved/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?state=approved'));
    expect(await screen.findByRole('region', { name: 'at hand 5' })).toBeDefined();
  });

  test('shows the context in a drawer where there is no room beside the work', async () => {
    openPage(<Page />, { answers });
    await screen.findByRole('complementary', { name: 'Context' });
    await closePage();
    openPage(<Page />, { answers });
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener() {},
      removeEventListener() {},
      addListener() {},
      removeListener() {},
    }));
    await screen.findByRole('region', { name: 'at hand 5' });
    expect(screen.queryByRole('complementary', { name: 'Context' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Context' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('facts');
  });
});

test('the strip of a deadline says what happens at zero, and how much of the time is over', async () => {
  openPage(<DueStrip until={1_800_010_800} from={1_799_924_400} title="Approved then" onEnd={() => {}} />, {
    answers: {},
  });
  const strip = screen.getByRole('region', { name: 'Approved then' });
  await act(async () => {});
  expect(strip.querySelector('progress')?.max).toBe(86_400);
});
