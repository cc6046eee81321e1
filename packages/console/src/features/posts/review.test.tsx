// @vitest-environment jsdom
import { type Answers, noNetwork } from '@chengji/testkit/fake-market';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { aReviewed, aWhole } from '../../testing/posts.ts';
import { makeUser } from '../../testing/users.ts';
import { AuthorsScreen } from './platform/AuthorsScreen.tsx';
import { ReviewScreen } from './platform/ReviewScreen.tsx';

afterEach(closePage);

const list = 'GET /platform/posts/list';
const details = 'GET /platform/posts/details';
const decide = 'POST /platform/posts/decide';
const rights = ['posts.read', 'posts.decide'];
const counts = { reviewing: 2, shown: 4, refused: 0, taken_down: 0, answered: 0 };
const rows = [aReviewed(), aReviewed({ id: 6, title: '牛油果催熟', words: [], is_first: false })];

const open = (more: Answers = {}, may = rights) =>
  openPage(<ReviewScreen />, {
    rights: may,
    answers: {
      [list]: { rows, total: 2, next: null, counts },
      [details]: ({ id }) => aWhole({ id: Number(id) }),
      [decide]: ({ ids }) => ({ done: ids.map(Number), skipped: [] }),
      ...more,
    },
  });
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key, ...more });
const panel = () => screen.findByRole('complementary', { name: /内容 #/ });

describe('a post in the review', () => {
  test('shows its text with the blocked words marked, its goods and how its author did before', async () => {
    open();
    const at = within(await panel());
    expect(await at.findByText('土蜂蜜 500g')).toBeDefined();
    expect(at.getByText('加V信').tagName).toBe('MARK');
    expect(at.getByRole('link', { name: '退回或下架 1 条' }).getAttribute('href')).toBe(
      '/platform/posts?state=refused&kind=user&author_id=21',
    );
    expect(screen.getByText(/2 条待审，最早的一条从/)).toBeDefined();
  });

  test('is approved by a key, as it was seen, and the next comes to hand', async () => {
    const { sent, router } = open();
    await within(await panel()).findByText('土蜂蜜 500g');
    press('a');
    await waitFor(() =>
      expect(sent(decide)).toEqual([{ ids: [5], versions: [1], approve: true, seen: 'reviewing' }]),
    );
    expect(await screen.findByText('已通过 1 条')).toBeDefined();
    await waitFor(() => expect(router.state.location.search).toBe('?id=6'));
  });

  test('is refused with the reason of a number, whose words may be changed', async () => {
    const { sent } = open();
    const at = within(await panel());
    await at.findByText('土蜂蜜 500g');
    expect(at.getByRole<HTMLButtonElement>('button', { name: /退回/ }).disabled).toBe(true);
    press('2');
    const words = at.getByRole<HTMLTextAreaElement>('textbox', { name: '原因' });
    await waitFor(() => expect(words.value).toMatch(/平台以外/));
    fireEvent.change(words, { target: { value: '请删去微信号' } });
    press('Enter', { ctrlKey: true });
    await waitFor(() =>
      expect(sent(decide)).toEqual([
        { ids: [5], versions: [1], approve: false, seen: 'reviewing', reason: '请删去微信号' },
      ]),
    );
  });

  test('that a colleague decided meanwhile says so and is read again', async () => {
    const { sent } = open({ [decide]: { done: [], skipped: [5] } });
    await within(await panel()).findByText('土蜂蜜 500g');
    const before = sent(list).length;
    press('a');
    expect(await screen.findByText('慢了一步：1 条已由同事处理或被作者修改，已刷新')).toBeDefined();
    await waitFor(() => expect(sent(list).length).toBeGreaterThan(before));
  });

  test('that shows is taken down; one that was taken down shows what its author answered', async () => {
    const { sent } = open({
      [details]: aWhole({
        state: 'taken_down',
        decision: '重复发布',
        answer: '这是第二批货',
        waits_since: null,
      }),
    });
    const at = within(await panel());
    expect(await at.findByText('这是第二批货')).toBeDefined();
    expect(at.queryByRole('textbox', { name: '原因' })).toBeNull();
    fireEvent.click(at.getByRole('button', { name: /恢复展示/ }));
    await waitFor(() => expect(sent(decide)).toMatchObject([{ approve: true, seen: 'taken_down' }]));
  });

  test('leads to the complaints about it', async () => {
    const reported = { rows: [], total: 3, next: null, counts: { submitted: 2, processing: 0, ended: 1 } };
    open({ 'GET /platform/complaints/list': reported }, [...rights, 'complaints.read']);
    const link = await within(await panel()).findByRole('link', { name: '查看举报' });
    expect(link.getAttribute('href')).toBe('/platform/complaints?tab=submitted&type=post&target_id=5');
  });

  test('is only looked at by a role that decides nothing', async () => {
    const { sent } = open({}, ['posts.read']);
    expect(await screen.findByText('你的角色只能查看，不能审核')).toBeDefined();
    press('a');
    expect(sent(decide)).toEqual([]);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('of which there are none says so; those that cannot be had offer a retry', async () => {
    open({ [list]: { rows: [], total: 0, next: null, counts: { ...counts, reviewing: 0 } } });
    expect(await screen.findByText('没有待审核的内容')).toBeDefined();
    await closePage();
    open({ [list]: noNetwork });
    expect(await screen.findByRole('button', { name: /重试/ })).toBeDefined();
  });
});

describe('posts that are selected', () => {
  test('are approved at once', async () => {
    const { sent } = open();
    for (const box of await screen.findAllByRole('checkbox')) fireEvent.click(box);
    expect(screen.getByText('1 条命中违禁词')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '通过 2 条' }));
    await waitFor(() =>
      expect(sent(decide)).toEqual([{ ids: [5, 6], versions: [1, 1], approve: true, seen: 'reviewing' }]),
    );
  });

  test('are refused with one reason', async () => {
    const { sent } = open();
    fireEvent.click((await screen.findAllByRole('checkbox'))[1] as HTMLElement);
    const bar = within(screen.getByRole('region', { name: '已选 1 项' }));
    fireEvent.click(bar.getByRole('button', { name: '退回' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: '图片不清' } });
    fireEvent.click(dialog.getByRole('button', { name: '退回' }));
    await waitFor(() =>
      expect(sent(decide)).toEqual([
        { ids: [6], versions: [1], approve: false, seen: 'reviewing', reason: '图片不清' },
      ]),
    );
  });
});

describe('an author', () => {
  const author = { kind: 'user' as const, id: 21, name: '老友记', avatar: '' };
  const row = { author, posts: 12, refused: 3, liked: 90, fans: 48, last_at: 1_800_000_000 };

  test('is muted for some days with a reason', async () => {
    const { sent } = openPage(<AuthorsScreen />, {
      rights: ['posts.read', 'users.write'],
      answers: {
        'GET /platform/posts/authors': { rows: [row], total: 1, next: null },
        'POST /platform/users/silence': null,
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: '禁言 老友记' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByRole('textbox', { name: '原因' }), { target: { value: '多次广告' } });
    fireEvent.click(dialog.getByRole('button', { name: '禁言' }));
    await waitFor(() =>
      expect(sent('POST /platform/users/silence')).toEqual([{ id: 21, days: 7, reason: '多次广告' }]),
    );
  });

  test('who is muted shows until when', async () => {
    const silenced = makeUser({ id: 21, nickname: '老友记', silenced_until: 1_800_400_000 });
    open({ 'GET /platform/users/details': silenced }, [...rights, 'users.read', 'users.write']);
    expect(await screen.findByText(/^已禁言至/)).toBeDefined();
    expect(screen.queryByRole('button', { name: '禁言' })).toBeNull();
  });
});
