// @vitest-environment jsdom

import type { Answers } from '@chengji/testkit/fake-market';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ReasonModal } from '../design/feedback/ReasonModal.tsx';
import { CategoryDrawer } from '../features/catalog/platform/CategoryDrawer.tsx';
import { AdvertDrawer } from '../features/content/platform/adverts/AdvertDrawer.tsx';
import { CategoriesDrawer } from '../features/content/platform/articles/CategoriesDrawer.tsx';
import { QuestionDrawer } from '../features/content/platform/articles/QuestionDrawer.tsx';
import { HotWordsForm } from '../features/content/platform/hot-words/HotWordsForm.tsx';
import { NewPageModal } from '../features/content/platform/pages/NewPageModal.tsx';
import { PopupDrawer } from '../features/content/platform/popups/PopupDrawer.tsx';
import { ShipManyDrawer } from '../features/orders/seller/shipping/ShipManyDrawer.tsx';
import { ShipModal } from '../features/orders/seller/shipping/ShipModal.tsx';
import { ReplyModal } from '../features/reviews/seller/ReplyModal.tsx';
import { TemplateDrawer } from '../features/shipping/seller/TemplateDrawer.tsx';
import { ProfileForm } from '../features/shops/profile/ProfileForm.tsx';
import { RoleDrawer } from '../features/staff/RoleDrawer.tsx';
import { StaffDrawer } from '../features/staff/StaffDrawer.tsx';
import { closePage, openPage } from '../testing/open-page.tsx';

afterEach(closePage);

const both = (zh: string) => ({ zh, en: zh });
const answers: Answers = {
  'GET /seller/shop/licence': { ends_on: null, state: 'unknown' },
  'GET /seller/carriers/list': { rows: [] },
};
const review = {
  id: 1,
  score: 5,
  content: '很好',
  images: [],
  sku: '',
  reply: null,
  createtime: 1_800_000_000,
  user: { nickname: '小雨', avatar: '' },
} as never;
const profile = {
  id: 7,
  type: 'self',
  name: '橙集',
  name_en: 'Chengji',
  logo: '',
  city: '杭州',
  city_en: 'Hangzhou',
  intro: '',
  intro_en: '',
  score: 5,
  opened_at: 1_800_000_000,
} as never;
const order = { id: 1, order_no: '1001', lines: [] };

type Open = (onClose: () => void) => ReactNode;
/** Everything that is typed into and closed. */
const newRole = undefined;
const closable: [string, Open][] = [
  ['an advert', (onClose) => <AdvertDrawer advert={undefined} place="open" onClose={onClose} />],
  ['a pop-up', (onClose) => <PopupDrawer popup={undefined} onClose={onClose} />],
  [
    'a question of the help',
    (onClose) => <QuestionDrawer question={undefined} categories={[]} onClose={onClose} />,
  ],
  [
    'the categories of articles',
    (onClose) => (
      <CategoriesDrawer categories={[]} onSave={async () => {}} onDelete={async () => {}} onClose={onClose} />
    ),
  ],
  ['a new page', (onClose) => <NewPageModal onClose={onClose} />],
  [
    'a category',
    (onClose) => (
      <CategoryDrawer edited={{ category: undefined, parent: undefined } as never} onClose={onClose} />
    ),
  ],
  [
    'a member of staff',
    (onClose) => <StaffDrawer area="seller" person={undefined} roles={[]} onClose={onClose} />,
  ],
  ['a role', (onClose) => <RoleDrawer area="seller" role={newRole} rights={[]} canWrite onClose={onClose} />],
  [
    'a freight template',
    (onClose) => <TemplateDrawer template={undefined} provinces={[]} canWrite onClose={onClose} />,
  ],
  ['an answer to a review', (onClose) => <ReplyModal review={review} onClose={onClose} />],
  [
    'a table of shipments',
    (onClose) => <ShipManyDrawer orders={[]} start="table" onShipped={() => {}} onClose={onClose} />,
  ],
  [
    'scanned shipments',
    (onClose) => (
      <ShipManyDrawer
        orders={[{ ...order, receiver: { name: '', area: '' } } as never]}
        start="hand"
        onShipped={() => {}}
        onClose={onClose}
      />
    ),
  ],
  ['a shipment', (onClose) => <ShipModal order={order} onClose={onClose} />],
  [
    'a reason',
    (onClose) => (
      <ReasonModal
        title="停用"
        body=""
        action="停用"
        doneText=""
        label="原因"
        isOwed
        isSending={false}
        onAct={() => {}}
        onClose={onClose}
      />
    ),
  ],
];
/** Forms that are pages: nothing closes them but going elsewhere. */
const pages: [string, ReactNode][] = [
  [
    'hot words',
    <HotWordsForm key="hot" began={{ rows: [{ word: both('茶'), hot: false }], version: 1 }} canWrite />,
  ],
  ['the shop’s profile', <ProfileForm key="profile" profile={profile} />],
];

const open = (element: ReactNode) =>
  openPage(element, { answers, area: 'seller', rights: ['shop.write', 'orders.ship'] });
const firstField = () => {
  const [field] = screen
    .getAllByRole<HTMLInputElement>('textbox')
    .filter((one) => one.getAttribute('contenteditable') === null && one.type !== 'search');
  if (!field) throw new Error('nothing to type into');
  return field;
};
const type = () => fireEvent.change(firstField(), { target: { value: '改过的' } });
const pressClose = () =>
  fireEvent.click(document.querySelector('.ant-drawer-close, .ant-modal-close') as HTMLElement);
const isHeldAtReload = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test.each(closable)(
  '%s that was typed into asks before it is closed, left or reloaded',
  async (_, element) => {
    const onClose = vi.fn();
    const { router } = open(element(onClose));
    type();
    await waitFor(() => expect(isHeldAtReload()).toBe(true));
    pressClose();
    fireEvent.click(await screen.findByRole('button', { name: '继续编辑' }));
    expect(onClose).not.toHaveBeenCalled();
    await act(() => router.navigate('/elsewhere'));
    expect(router.state.location.pathname).toBe('/');
    fireEvent.click((await screen.findAllByRole('button', { name: '离开' })).at(-1) as HTMLElement);
    await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
  },
);

test('a dialog that was typed into stays when the list below it changes its filters in the address', async () => {
  const { router } = open(<ShipModal order={order} onClose={() => {}} />);
  type();
  await waitFor(() => expect(isHeldAtReload()).toBe(true));
  await act(() => router.navigate('?keyword=1001'));
  expect(router.state.location.search).toBe('?keyword=1001');
  expect(screen.queryByRole('button', { name: '继续编辑' })).toBeNull();
});

test.each(closable)('%s that was only looked at closes at once', (_, element) => {
  const onClose = vi.fn();
  open(element(onClose));
  expect(isHeldAtReload()).toBe(false);
  pressClose();
  expect(onClose).toHaveBeenCalledOnce();
});

test.each(pages)('%s that were changed ask before they are left or reloaded', async (_, element) => {
  const { router } = open(element);
  expect(isHeldAtReload()).toBe(false);
  type();
  await waitFor(() => expect(isHeldAtReload()).toBe(true));
  await act(() => router.navigate('/elsewhere'));
  fireEvent.click(await screen.findByRole('button', { name: '继续编辑' }));
  expect(router.state.location.pathname).toBe('/');
  expect(firstField().value).toBe('改过的');
});
