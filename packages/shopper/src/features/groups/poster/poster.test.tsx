// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aLadderTeam, aTeam } from '../../../testing/group-rows.ts';
import { closeApp, front, openApp, press, see } from '../../../testing/open-app.tsx';

const written: string[] = [];
let dots = 0;
let canDraw = true;

/** A pen that remembers: jsdom has none. */
const pen = {
  save() {},
  restore() {},
  beginPath() {},
  clip() {},
  roundRect() {},
  drawImage() {},
  measureText: (text: string) => ({ width: text.length * 34 }),
  fillText: (text: string) => written.push(text),
  fillRect: () => {
    dots += 1;
  },
};

beforeEach(() => {
  written.length = 0;
  dots = 0;
  canDraw = true;
  HTMLCanvasElement.prototype.getContext = (() => (canDraw ? pen : null)) as never;
  HTMLCanvasElement.prototype.toDataURL = () => 'data:image/png;base64,poster';
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no picture'));
});
afterEach(closeApp);

const open = (team = aTeam()) =>
  openApp('/pages/apps/groups/team?id=81', { 'GET /wanlshop/groups/team': team });

test('a poster says what, for how much, how many are wanted, and leads to the team by a code', async () => {
  open();
  await press('生成海报');
  const save = await vi.waitFor(() => front().getByRole<HTMLAnchorElement>('link', { name: '保存图片' }));
  expect(save.download).toBe('明前龙井.png');
  expect(front().getByRole('img', { name: '拼团海报：明前龙井' })).toBeTruthy();
  expect(written).toEqual(
    expect.arrayContaining(['明前龙井', '¥99', '单买 ¥129', '还差 1 人', '扫码一起拼']),
  );
  expect(dots).toBeGreaterThan(200);
});

test('the poster of a ladder past its first step asks for the next price', async () => {
  open(aLadderTeam());
  await press('生成海报');
  await vi.waitFor(() => expect(written).toContain('再 2 人 ¥89'));
});

test('a poster that could not be drawn is tried again', async () => {
  canDraw = false;
  open();
  await press('生成海报');
  await see('长按图片保存，或发送给好友');
  await vi.waitFor(() => front().getByRole('button', { name: '重试' }));
  canDraw = true;
  await press('重试');
  await vi.waitFor(() => front().getByRole('link', { name: '保存图片' }));
});
