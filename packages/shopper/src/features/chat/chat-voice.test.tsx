// @vitest-environment jsdom

import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aHistory, aMessage } from '../../testing/chat-rows.ts';
import { closeApp, front, press, seeToast } from '../../testing/open-app.tsx';
import { chatCalls, openChat } from '../../testing/open-chat.ts';

beforeEach(() => {
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      play = () => Promise.resolve();
      pause = () => this.dispatchEvent(new Event('pause'));
    },
  );
});
afterEach(async () => {
  await closeApp();
  localStorage.clear();
});

describe('a voice message', () => {
  const voice = (id: number) =>
    aMessage(id, {
      id,
      client_msg_id: `voice-${id}`,
      type: 'voice',
      content: { url: `/files/${id}.m4a`, seconds: id },
    });

  test('is marked until it was played, and played one at a time', async () => {
    openChat({ [chatCalls.history]: aHistory([voice(3), voice(4)]) });
    await press('播放语音，3 秒');
    await waitFor(() => expect(front().getAllByRole('img', { name: '未听' })).toHaveLength(1));
    await press('播放语音，4 秒');
    await waitFor(() => expect(front().queryByRole('img', { name: '未听' })).toBeNull());
    expect(front().getAllByRole('button', { pressed: true })).toHaveLength(1);
  });

  test('needs a microphone that may be used', async () => {
    openChat();
    await press('语音');
    const button = await waitFor(() => front().getByRole('button', { name: '按住 说话' }));
    fireEvent.pointerDown(button, { button: 0 });
    await seeToast('此浏览器不支持录音');
    vi.stubGlobal('MediaRecorder', class {});
    const getUserMedia = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
    fireEvent.pointerDown(button, { button: 0 });
    await seeToast('麦克风已被禁用，请在浏览器设置中允许');
  });
});
