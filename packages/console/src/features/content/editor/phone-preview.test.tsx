// @vitest-environment jsdom
import type { PageModule } from '@chengji/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PhonePreview } from './PhonePreview.tsx';

afterEach(cleanup);

const modules: PageModule[] = [{ id: 's', type: 'spacer', style: {}, params: { height: '12px' } }];
const onPick = vi.fn();

function open() {
  render(
    <PhonePreview modules={modules} selected="s" language="en" theme="dark" width={320} onPick={onPick} />,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('手机预览');
  const inside = frame.contentWindow;
  if (!inside) throw new Error('no frame');
  const posted = vi.spyOn(inside, 'postMessage').mockImplementation(() => {});
  const say = (data: unknown, source: MessageEventSource = inside, origin = location.origin) =>
    act(() => void window.dispatchEvent(new MessageEvent('message', { data, source, origin })));
  return { frame, posted, say };
}

test('the phone is the shopper’s own client, of the width asked for', () => {
  const { frame } = open();
  expect(frame.getAttribute('src')).toBe('/?preview');
  expect(frame.style.width).toBe('320px');
});

test('the preview gets what to draw once it is ready', () => {
  const { posted, say } = open();
  expect(posted).not.toHaveBeenCalled();
  say({ type: 'preview.ready' });
  expect(posted).toHaveBeenCalledWith(
    { type: 'preview.show', modules, selected: 's', language: 'en', theme: 'dark' },
    location.origin,
  );
});

test('what is touched on it is picked, and nobody else may pick', () => {
  const { say } = open();
  say({ type: 'preview.pick', id: 'a' }, window);
  expect(onPick).not.toHaveBeenCalled();
  say({ type: 'preview.pick', id: 'a' });
  expect(onPick).toHaveBeenCalledWith('a');
});
