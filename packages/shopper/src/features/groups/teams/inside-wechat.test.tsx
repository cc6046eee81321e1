// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { aTeam, ownSeat } from '../../../testing/group-rows.ts';
import { closeApp, doesNotSee, front, openApp, press, see } from '../../../testing/open-app.tsx';
import { lin } from '../../../testing/rows.ts';

/** What the app is opened in is read once, before anything else. */
vi.hoisted(() => {
  Object.defineProperty(window.navigator, 'userAgent', { configurable: true, value: 'MicroMessenger/8.0' });
});

const shared: { title: string; link: string }[] = [];
const tell = ({ success, ...card }: { success: (answer: never) => void; title: string; link: string }) => {
  shared.push(card);
  success(undefined as never);
};

afterEach(closeApp);

test('WeChat shares a team by its own menu, which the person is pointed to', async () => {
  let isReady = () => {};
  window.wx = {
    config: () => isReady(),
    ready: (then: () => void) => {
      isReady = then;
    },
    error: () => {},
    updateAppMessageShareData: tell,
    updateTimelineShareData: tell,
  } as never;
  const config = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's', jsApiList: [] };
  openApp(
    '/pages/apps/groups/team?id=81',
    { 'GET /wanlshop/groups/team': aTeam({ mine: ownSeat }), 'GET /wanlshop/wechat/config': config },
    { person: lin },
  );
  await press('邀请好友参团');
  await see('点击右上角「···」，发送给好友或分享到朋友圈');
  await press('知道了');
  expect(doesNotSee('知道了')).toBe(true);
  await vi.waitFor(() => expect(shared).toHaveLength(2));
  expect(shared[0]).toMatchObject({ title: '明前龙井', desc: '¥99 一起拼，还差 1 人' });
  expect(shared[0]?.link).toContain('/pages/apps/groups/team?id=81');
  expect(front().getByRole('button', { name: '生成海报' })).toBeTruthy();
});
