// @vitest-environment jsdom
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aHostedLive, aLivingLive, anOwnLive, aTrayRow } from '../../../testing/hosted-lives.ts';
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
import { lin, tea } from '../../../testing/rows.ts';

afterEach(closeApp);

const host = 'GET /wanlshop/live/host';
const own = 'GET /wanlshop/live/own';
const create = 'POST /wanlshop/live/create';
const tray = 'POST /wanlshop/live/goods';
const toPage = <Row,>(...rows: Row[]) => ({ rows, next: null });
const linked = { id: 5, name: '山野茶舍', logo: '', rights: ['posts.read', 'live.read', 'live.host'] };
const person = { ...lin, shops: [linked] };
const figures = {
  ...anOwnLive({ state: 'ended', began_at: 1, ended_at: 2 }),
  figures: aHostedLive().figures,
  cut_reason: '',
};

const openLive = (live = aHostedLive(), answers: Answers = {}, language: 'zh' | 'en' = 'zh') =>
  openApp('/pages/shop/live/live?id=12', { [host]: live, ...answers }, { person, language });

describe('hosting', () => {
  test('is only for who works for a shop with the right to', async () => {
    const shops = [{ ...linked, rights: ['posts.read'] }];
    openApp('/pages/shop/live/live', {}, { person: { ...lin, shops } });
    await see('还不能开直播');
  });

  test('of another shop’s live is refused', async () => {
    openApp(
      '/pages/shop/live/live?id=12',
      { [host]: refuse('shops.not_linked', '没有关联这家店铺') },
      { person },
    );
    await see('还不能开直播');
  });

  test('begins at the own lives', async () => {
    const rows = [
      anOwnLive({ state: 'living', began_at: 1_800_000_000, viewers: 18_000 }),
      anOwnLive({ id: 13, title: '明晚见', planned_at: 1_800_086_400 }),
    ];
    openApp('/pages/shop/live/live', { [own]: toPage(...rows) }, { person });
    await see('直播中');
    await see('已预告');
    await see('1.8万人在看');
  });

  test('of none yet offers to prepare one', async () => {
    openApp('/pages/shop/live/live', { [own]: toPage() }, { person });
    await see('还没有直播');
    await press('准备一场直播');
    await waitFor(() => expect(address()).toContain('part=new'));
  });
});

describe('a new live', () => {
  const goodsList = 'GET /wanlshop/goods/list';
  const at = '/pages/shop/live/live?shop_id=5&part=new';
  const drafted = {
    title: '老茶馆',
    cover: '/files/cover.webp',
    notice: '',
    isPlanned: false,
    plannedAt: '',
    goods: [],
  };

  test('says what is missing', async () => {
    openApp(at, {}, { person });
    await press('准备一场直播');
    await see('请填写标题');
    await see('请上传封面');
    await see('请至少选择一件商品');
  });

  test('is kept while it is written, and leads to its control', async () => {
    localStorage.setItem('live_drafts', JSON.stringify({ 5: drafted }));
    const market = openApp(
      at,
      {
        [goodsList]: toPage(tea),
        [create]: { id: 12, push: { url: 'rtmp://market.example/live', key: 'k', expires: 1 } },
        [host]: aHostedLive(),
      },
      { person },
    );
    expect((await field('标题')).value).toBe('老茶馆');
    await fill('公告', '满 199 包邮');
    await press('添加');
    await press(`选择 ${tea.title}`, 'checkbox');
    await press('完成');
    await press('准备一场直播');
    await waitFor(() =>
      expect(market.asked(create)).toEqual([
        {
          as_shop: 5,
          title: '老茶馆',
          cover: '/files/cover.webp',
          notice: '满 199 包邮',
          planned_at: null,
          goods: [tea.id],
        },
      ]),
    );
    await see('推流');
    expect(localStorage.getItem('live_drafts')).not.toContain('老茶馆');
  });
});

describe('the control of a live', () => {
  test('has its address, and its key only on request', async () => {
    openLive();
    await see('rtmp://market.example/live');
    await see('7f3c');
    expect(doesNotSee('12?key=secret7f3c')).toBe(true);
    await press('显示密钥');
    await see('12?key=secret7f3c');
    await press('二维码');
    await see(/不含密钥/);
  });

  test('cannot send the camera from the web, and says where one can', async () => {
    openLive(aHostedLive(), {
      'POST /wanlshop/live/camera': refuse('live.h5_cannot_push', 'H5不支持直播推流'),
    });
    await press('用手机摄像头开播');
    await see('H5不支持直播推流');
    await see(/仅支持 App 和小程序/);
  });

  test('waits for the encoder once it was started, which can be called off', async () => {
    const waiting = aHostedLive({ start_by: Math.floor(Date.now() / 1_000) + 45 * 60 });
    const market = openLive(aHostedLive(), {
      'POST /wanlshop/live/start': waiting,
      'POST /wanlshop/live/end': null,
    });
    await press('开始直播');
    market.answer({ [host]: waiting });
    await waitFor(() => expect(front().getByRole('timer').textContent).toMatch(/等待推流 4\d:\d\d/));
    market.answer({ [host]: aHostedLive() });
    await press('取消');
    await see('开始直播');
  });

  test('says that the encoder did not come', async () => {
    openLive(aHostedLive({ timed_out: true }));
    await see('API直播回调超时');
    await see('重新开始');
  });

  test('shows, moves and takes out goods', async () => {
    const market = openLive(aLivingLive(), { [tray]: aLivingLive({ pinned: 2 }) });
    market.answer({ [host]: aLivingLive({ pinned: 2 }) });
    await press('讲解 好茶 2');
    await press('取消讲解 好茶 2');
    await waitFor(() =>
      expect(market.asked(tray)).toEqual([
        { id: 12, action: 'pin', goods_id: 2 },
        { id: 12, action: 'unpin', goods_id: 2 },
      ]),
    );
    fireEvent.keyDown(front().getByRole('button', { name: /^第 1 件/ }), { key: 'ArrowDown' });
    await waitFor(() =>
      expect(market.asked(tray).at(-1)).toEqual({ id: 12, action: 'sort', goods_id: 1, place: 1 }),
    );
    await press('好茶 2 的更多操作');
    await press('移出商品袋');
    await waitFor(() => expect(market.asked(tray).at(-1)).toEqual({ id: 12, action: 'remove', goods_id: 2 }));
  });

  test('keeps the last goods', async () => {
    openLive(aLivingLive({ goods: [aTrayRow(1)] }));
    await press('好茶 1 的更多操作');
    await press('移出商品袋');
    await seeToast('商品袋里至少要有一件商品');
  });

  test('answers as the shop and mutes who disturbs', async () => {
    const market = openLive(aLivingLive(), {
      'POST /wanlshop/live/say': null,
      'POST /wanlshop/live/mute': null,
    });
    await press(/会不会夺香/);
    await press('回复');
    expect((await field('以主播身份发言…')).value).toBe('@橘子汽水 ');
    await fill('以主播身份发言…', '@橘子汽水 不会');
    await press('发送');
    await waitFor(() =>
      expect(market.asked('POST /wanlshop/live/say')).toEqual([{ id: 12, text: '@橘子汽水 不会' }]),
    );
    await press(/会不会夺香/);
    await press('禁言');
    await waitFor(() =>
      expect(market.asked('POST /wanlshop/live/mute')).toEqual([{ id: 12, user_id: 72, muted: true }]),
    );
    await seeToast('已禁言');
  });

  test('lets who is muted write again', async () => {
    const market = openLive(aLivingLive({ muted: [{ id: 72, nickname: '橘子汽水' }] }), {
      'POST /wanlshop/live/mute': null,
    });
    await press('观众');
    await press('解除禁言 橘子汽水');
    await waitFor(() =>
      expect(market.asked('POST /wanlshop/live/mute')).toEqual([{ id: 12, user_id: 72, muted: false }]),
    );
  });

  test('asks before it ends, and leads to what it came to', async () => {
    const market = openLive(aLivingLive(), {
      'POST /wanlshop/live/end': null,
      'GET /wanlshop/live/figures': figures,
      'GET /wanlshop/live/details': refuse('common.not_found', '不存在'),
      'GET /wanlshop/live/list': toPage(),
    });
    await press('结束直播');
    await see('您确定要结束直播吗？');
    await press('确定');
    await arrive('/pages/page/end_live?id=12');
    expect(market.asked('POST /wanlshop/live/end')).toEqual([{ id: 12 }]);
  });

  test('of one that was cut off says why', async () => {
    openLive(aHostedLive({ state: 'ended', began_at: 1, ended_at: 2, push: null, cut_reason: '夸大功效' }));
    await see('直播已被平台切断');
    await see('原因：夸大功效');
  });

  test('is written in English too', async () => {
    openLive(aLivingLive(), {}, 'en');
    await see('Good signal');
    await see('End live');
  });

  test('has a new key after asking', async () => {
    const market = openLive(aHostedLive(), { 'POST /wanlshop/live/key': aHostedLive() });
    await press('设置');
    await press('重置推流密钥');
    await press('确定');
    await waitFor(() => expect(market.asked('POST /wanlshop/live/key')).toEqual([{ id: 12 }]));
    await seeToast('密钥已重置');
  });

  test('leads back to the own lives once it was deleted', async () => {
    let rows = [anOwnLive({ id: 12, title: '明晚见', planned_at: 1_800_086_400 })];
    openApp(
      '/pages/shop/live/live',
      {
        [own]: () => toPage(...rows),
        [host]: aHostedLive(),
        'POST /wanlshop/live/delete': () => {
          rows = [];
          return null;
        },
      },
      { person },
    );
    await press(/明晚见/, 'link');
    await press('设置');
    await press('删除这场直播');
    await press('确定');
    await see('还没有直播');
    expect(address()).toBe('#/pages/shop/live/live');
  });
});

describe('the words of a live', () => {
  const edit = 'POST /wanlshop/live/edit';
  const at = '/pages/shop/live/live?id=12&part=edit';

  test('are changed, and those who saved meanwhile are named before', async () => {
    let version = 0;
    const conflict = { version: 4, saved_by: '何苗', saved_at: 1, current: aHostedLive({ version: 4 }) };
    const market = openApp(
      at,
      {
        [host]: aHostedLive(),
        [edit]: (input) => {
          version = Number(input.version);
          return version === 1 ? refuse('common.edit_conflict', '已被修改', { conflict }) : aHostedLive();
        },
      },
      { person },
    );
    await fill('标题', '新标题');
    await press('保存');
    await see('何苗 刚刚改过这场直播，用你的内容覆盖吗？');
    await press('覆盖');
    await waitFor(() => expect(market.asked(edit).at(-1)).toMatchObject({ title: '新标题', version: 4 }));
  });
});
