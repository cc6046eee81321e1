// @vitest-environment jsdom

import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { go } from '../../../kernel/router/navigation.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import {
  address,
  closeApp,
  field,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../../testing/open-app.tsx';
import { lin } from '../../../testing/rows.ts';

/** What the browser cut: where the square began, and how long its side was. */
let cuts: number[][];

/** A picture of 1000 by 500 that opens, and a canvas that remembers what was drawn; jsdom has neither. */
beforeEach(() => {
  cuts = [];
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = 1_000;
      naturalHeight = 500;
      async decode() {
        if (this.src.endsWith('broken')) throw new Error('no picture');
      }
    },
  );
  Object.assign(URL, {
    createObjectURL: (file: File) => `blob:${file.name}`,
    revokeObjectURL: () => {},
  });
  const context = {
    fillRect() {},
    drawImage: (_: unknown, ...place: number[]) => cuts.push(place.slice(0, 4)),
  };
  HTMLCanvasElement.prototype.getContext = (() => context) as never;
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['cut'], { type: 'image/jpeg' }));
});
afterEach(closeApp);

const uploaded = { url: '/files/new.webp', fullurl: '/files/new.webp', width: 480, height: 480 };

function openPortrait(answers: Answers = {}) {
  const market = openApp('/pages/user/setting/user', answers, { person: lin });
  act(() => go('pages/user/portrait'));
  return market;
}
const choose = async (name = 'me.jpg') =>
  fireEvent.change(await field('从相册选择'), { target: { files: [new File(['x'], name)] } });
const frame = () => waitFor(() => front().getByRole('application'));

describe('the own picture', () => {
  test('is cut to the largest square of the middle, uploaded and shown everywhere', async () => {
    const market = openPortrait({
      'POST /wanlshop/common/upload': uploaded,
      'POST /wanlshop/user/save': { userinfo: { ...lin, avatar: uploaded.url } },
    });
    await choose();
    await press('使用此头像');
    await seeToast('已保存');
    expect(cuts).toEqual([[250, 0, 500, 500]]);
    expect(market.asked('POST /wanlshop/user/save')).toEqual([{ avatar: uploaded.url }]);
    expect(useUser.getState().user.avatar).toBe(uploaded.url);
    await waitFor(() => expect(address()).toContain('/pages/user/setting/user'));
  });

  test('is moved by the arrow keys and zoomed by the slider', async () => {
    openPortrait({
      'POST /wanlshop/common/upload': uploaded,
      'POST /wanlshop/user/save': { userinfo: lin },
    });
    await choose();
    fireEvent.change(await field('缩放'), { target: { value: '2' } });
    fireEvent.keyDown(await frame(), { key: 'ArrowLeft' });
    fireEvent.keyDown(await frame(), { key: 'Tab' });
    await press('使用此头像');
    await seeToast('已保存');
    expect(cuts).toEqual([[362.5, 125, 250, 250]]);
  });

  test('is moved by one finger and zoomed by two', async () => {
    openPortrait({
      'POST /wanlshop/common/upload': uploaded,
      'POST /wanlshop/user/save': { userinfo: lin },
    });
    await choose();
    const area = await frame();
    area.getBoundingClientRect = () => ({ width: 400 }) as DOMRect;
    const finger = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: 0 });
    fireEvent.pointerDown(area, finger(1, 0));
    fireEvent.pointerMove(area, finger(1, 100));
    fireEvent.pointerDown(area, finger(2, 200));
    fireEvent.pointerMove(area, finger(2, 300));
    fireEvent.pointerUp(area, finger(1, 100));
    fireEvent.pointerUp(area, finger(2, 300));
    fireEvent.pointerMove(area, finger(2, 900));
    await press('使用此头像');
    await seeToast('已保存');
    // dragged by a quarter, then twice as near
    expect(cuts).toEqual([[250, 125, 250, 250]]);
  });

  test('that is no picture is refused at once', async () => {
    openPortrait();
    await choose('broken');
    await seeToast('无法打开这张图片，请换一张');
    await see('选择一张图片，拖动和缩放来裁剪');
  });

  test('that the market refuses stays to be tried again', async () => {
    openPortrait({ 'POST /wanlshop/common/upload': refuse('content.picture_too_large', '图片过大') });
    await choose();
    await press('使用此头像');
    await seeToast('图片过大');
    await see('重新选择');
  });
});
