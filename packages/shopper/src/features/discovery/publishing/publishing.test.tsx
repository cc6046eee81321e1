// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { back } from '../../../kernel/router/navigation.ts';
import {
  address,
  arrive,
  closeApp,
  doesNotSee,
  field,
  fill,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../../testing/open-app.tsx';
import { aPostDetails } from '../../../testing/post-rows.ts';
import { lin, tea } from '../../../testing/rows.ts';

const at = '/pages/apps/find/user/add';
const upload = 'POST /wanlshop/common/upload';
const publish = 'POST /wanlshop/find/publish';
const edit = 'POST /wanlshop/find/edit';
const details = 'GET /wanlshop/find/details';
const shop = { id: 5, name: '山野茶舍', logo: '', rights: ['posts.write', 'posts.read'] };
const own = { video_id: null, state: 'shown' as const, decision: '', answer: '', can_answer: false };

let sent = 0;
const base: Answers = {
  [upload]: () => ({ url: `/files/${++sent}.webp`, fullurl: '', width: 4, height: 5 }),
  [publish]: { id: 91, state: 'reviewing' },
  [details]: aPostDetails({ own: { ...own, state: 'reviewing' } }),
  'GET /wanlshop/order/bought': { rows: [tea], next: null },
};
const open = (answers: Answers = {}, where = at, person = lin) =>
  openApp(where, { ...base, ...answers }, { person });

beforeEach(() => {
  sent = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
});
afterEach(async () => {
  sessionStorage.clear();
  await closeApp();
});

async function choose(label: string, ...files: File[]): Promise<void> {
  fireEvent.change(await field(label), { target: { files } });
}
const picture = (name: string) => new File(['x'], name, { type: 'image/webp' });

async function chooseTea(): Promise<void> {
  await press('添加');
  await press(`选择「${tea.title}」`, 'checkbox');
  await press('完成');
}

async function write(): Promise<void> {
  await choose('添加图片', picture('a.webp'), picture('b.webp'));
  await fill('标题', '第一泡');
  await fill('正文', '先说结论');
  await chooseTea();
}

const tiles = () => front().getAllByRole('button', { name: /^第 \d 张，共 \d 张/ });

describe('a post', () => {
  test('is published with its pictures in their order and its goods, and says that it waits for the review', async () => {
    const market = open();
    await write();
    await waitFor(() => expect(tiles()).toHaveLength(2));
    await waitFor(() => expect(front().queryByRole('progressbar')).toBeNull());
    fireEvent.keyDown(tiles()[0] as HTMLElement, { key: 'ArrowRight' });
    await press('发布');
    await arrive('/pages/page/success?type=find&id=91');
    expect(market.asked(publish)).toEqual([
      {
        kind: 'other',
        title: '第一泡',
        content: '先说结论',
        images: ['/files/2.webp', '/files/1.webp'],
        goods: [tea.id],
      },
    ]);
    await see('已提交审核');
    expect(localStorage.getItem(`post_drafts_${lin.id}`)).toBe('[]');
  });

  test('without what it needs says so at each part, and is not sent', async () => {
    const market = open();
    await press('发布');
    for (const fault of ['请至少添加一张图片', '请写点内容', '请至少关联一件商品']) await see(fault);
    await fill('正文', '先说结论');
    await waitFor(() => expect(doesNotSee('请写点内容')).toBe(true));
    expect(market.asked(publish)).toEqual([]);
  });

  test('pressed twice is published once', async () => {
    const market = open();
    await write();
    await waitFor(() => expect(front().queryByRole('progressbar')).toBeNull());
    const button = front().getByRole('button', { name: '发布' });
    fireEvent.click(button);
    fireEvent.click(button);
    await arrive('/pages/page/success');
    expect(market.asked(publish)).toHaveLength(1);
  });

  test('published while a picture is on its way waits for it', async () => {
    let finish = () => {};
    const arrived = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const market = open({
      [upload]: async () => {
        await arrived;
        return { url: '/files/late.webp', fullurl: '', width: 4, height: 5 };
      },
    });
    await choose('添加图片', picture('a.webp'));
    await fill('正文', '先说结论');
    await chooseTea();
    await press('传完后发布');
    await press('上传完成后自动发布');
    await press('取消自动发布');
    await press('传完后发布');
    await see('上传完成后自动发布');
    expect(market.asked(publish)).toEqual([]);
    finish();
    await arrive('/pages/page/success');
    expect(market.asked(publish)[0]).toMatchObject({ images: ['/files/late.webp'] });
  });

  test('of somebody who may not write is kept, and they are told why', async () => {
    open({ [publish]: refuse('identity.silenced', '你已被禁言至 11-30') });
    await write();
    await waitFor(() => expect(front().queryByRole('progressbar')).toBeNull());
    await press('发布');
    await see('你已被禁言至 11-30');
    await press('知道了');
    expect((await field('正文')).value).toBe('先说结论');
  });

  test('that is refused says so at its part', async () => {
    open({ [publish]: refuse('discovery.goods_unknown', '所选商品不存在或已下架', { field: 'goods.0' }) });
    await write();
    await waitFor(() => expect(front().queryByRole('progressbar')).toBeNull());
    await press('发布');
    await see('所选商品不存在或已下架');
  });

  test('is published as a shop one writes for, whose goods are offered first', async () => {
    const market = open({ 'GET /wanlshop/goods/list': { rows: [tea], next: null } }, at, {
      ...lin,
      shops: [shop],
    });
    await press(/发布身份/);
    await press(shop.name, 'radio');
    await choose('添加图片', picture('a.webp'));
    await fill('正文', '先说结论');
    await press('添加');
    await waitFor(() => expect(market.asked('GET /wanlshop/goods/list')[0]).toMatchObject({ shop_id: '5' }));
    await press(`选择「${tea.title}」`, 'checkbox');
    await press('完成');
    await waitFor(() => expect(front().queryByRole('progressbar')).toBeNull());
    await press('发布');
    await arrive('/pages/page/success');
    expect(market.asked(publish)[0]).toMatchObject({ as_shop: 5 });
  });
});

describe('the pictures of a post', () => {
  test('that failed say why, and are sent again on request', async () => {
    const market = open({ [upload]: refuse('content.picture_too_large', '图片不能超过 10 MB') });
    await choose('添加图片', picture('a.webp'));
    await see('图片不能超过 10 MB');
    market.answer({ [upload]: base[upload] });
    await press(/^重新上传第 1 张/);
    await waitFor(() => expect(doesNotSee('图片不能超过 10 MB')).toBe(true));
  });

  test('are moved and taken out without dragging', async () => {
    open();
    await choose('添加图片', picture('a.webp'), picture('b.webp'), picture('c.webp'));
    await waitFor(() => expect(tiles()).toHaveLength(3));
    await press(/^第 3 张，共 3 张/);
    await press('设为封面');
    await press('移除第 1 张');
    await waitFor(() => expect(tiles()).toHaveLength(2));
  });

  test('are never more than nine', async () => {
    open();
    await choose('添加图片', ...Array.from({ length: 10 }, (_, n) => picture(`${n}.webp`)));
    await seeToast('最多 9 张图片');
    await waitFor(() => expect(tiles()).toHaveLength(9));
    expect(front().queryByLabelText('添加图片')).toBeNull();
  });
});

describe('the goods of a post', () => {
  test('are searched among all, and taken out again', async () => {
    const market = open({ 'GET /wanlshop/goods/list': { rows: [tea], next: null } });
    await press('添加');
    await fill('搜索商品', '龙井');
    await press('搜索');
    await press(`选择「${tea.title}」`, 'checkbox');
    expect(market.asked('GET /wanlshop/goods/list')[0]).toMatchObject({ keyword: '龙井' });
    await press('完成');
    await press(`移除商品：${tea.title}`);
    await waitFor(() => expect(doesNotSee(tea.title)).toBe(true));
  });
});

describe('a draft', () => {
  const write = async () => {
    await fill('标题', '第一泡');
    await fill('正文', '先说结论');
  };

  test('is what is written when it is saved on leaving, and is offered on return', async () => {
    open({}, '/pages/find', lin);
    window.location.hash = at;
    await write();
    back();
    await press('保存草稿');
    await arrive('/pages/find');
    await waitFor(() => expect(front().queryByLabelText('正文')).toBeNull());
    window.location.hash = at;
    await see(/有一篇没写完的草稿/);
    await press('继续写');
    await waitFor(async () => expect((await field('正文')).value).toBe('先说结论'));
  });

  test('is nothing when it is thrown away on leaving, and stays when the person does', async () => {
    open({}, '/pages/find', lin);
    window.location.hash = at;
    await write();
    back();
    await press('继续编辑');
    expect((await field('标题')).value).toBe('第一泡');
    back();
    await press('不保存');
    await arrive('/pages/find');
    expect(localStorage.getItem(`post_drafts_${lin.id}`)).toBe('[]');
  });

  test('is deleted from the list once the person is sure', async () => {
    const draft = {
      id: 'old',
      kind: 'other',
      title: '旧稿',
      content: '',
      pictures: [],
      video: null,
      cover: null,
    };
    localStorage.setItem(`post_drafts_${lin.id}`, JSON.stringify([{ ...draft, goods: [], changedAt: 1 }]));
    open();
    await press('草稿箱 1');
    await press('删除草稿：旧稿');
    await press('确定');
    await see('没有草稿');
  });
});

describe('an own post', () => {
  const edited = (answers: Answers = {}) =>
    open({ [details]: aPostDetails({ own }), [edit]: { id: 91, state: 'shown' }, ...answers }, `${at}?id=91`);

  test('is changed from the version it began from', async () => {
    const market = edited();
    await fill('标题', '改过的标题');
    await press('保存');
    await waitFor(() =>
      expect(market.asked(edit)[0]).toMatchObject({
        id: 91,
        version: 1,
        title: '改过的标题',
        goods: [tea.id],
      }),
    );
    await waitFor(() => expect(address()).not.toContain(at));
  });

  test('that was changed elsewhere replaces that only when the person says so', async () => {
    const conflict = { version: 4, current: null, saved_by: null, saved_at: null };
    const market = edited({ [edit]: refuse('common.edit_conflict', '内容已被修改', { conflict }) });
    await fill('标题', '改过的标题');
    await press('保存');
    await see(/刚在别处改过/);
    market.answer({ [edit]: { id: 91, state: 'shown' } });
    await press('确定');
    await waitFor(() => expect(market.asked(edit).at(-1)).toMatchObject({ version: 4 }));
  });

  test('that the platform took down is not edited, nor another’s', async () => {
    edited({ [details]: aPostDetails({ own: { ...own, state: 'taken_down' } }) });
    await see(/平台已下架/);
  });

  test('of somebody else is not shown to be edited', async () => {
    edited({ [details]: aPostDetails() });
    await see('动态不见了');
  });
});

describe('a video', () => {
  test('is what an empty post in hand becomes, where one is asked for', async () => {
    open();
    await see('关联商品');
    window.location.hash = `#${at}?kind=video`;
    await see('选择视频');
  });

  test('of another kind is refused before any of it is sent', async () => {
    open({}, `${at}?kind=video`);
    await choose('选择视频', new File(['x'], 'tea.avi', { type: 'video/x-msvideo' }));
    await see('只支持 MP4、MOV 和 WebM 视频');
    expect(within(document.body).queryByText('正在上传')).toBeNull();
  });
});

test('a visitor logs in before publishing', async () => {
  openApp(at);
  await arrive('/pages/user/auth/auth');
});
