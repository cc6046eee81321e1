// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { scrollByMouse } from './mouse-scroll.ts';

beforeAll(scrollByMouse);

afterEach(() => document.body.replaceChildren());

const WIDTH = 300;

/** A row of three screens, with a button in it. */
function openRow() {
  const row = document.createElement('div');
  const button = document.createElement('button');
  row.append(button);
  document.body.append(row);
  Object.defineProperties(row, { scrollWidth: { value: 3 * WIDTH }, clientWidth: { value: WIDTH } });
  row.scrollTo = () => {};
  row.style.overflowX = 'auto';
  const onClick = vi.fn();
  button.addEventListener('click', onClick);
  return { row, button, onClick };
}

const point = (target: Element, type: string, clientX: number) =>
  target.dispatchEvent(
    Object.assign(new MouseEvent(type, { clientX, bubbles: true }), { pointerType: 'mouse' }),
  );
function drag(target: Element, from: number, to: number) {
  point(target, 'pointerdown', from);
  point(target, 'pointermove', to);
  point(target, 'pointerup', to);
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

test('a strip is dragged by the mouse, and what is in it is not pressed by that', () => {
  const { row, button, onClick } = openRow();
  drag(button, 200, 120);
  expect(row.scrollLeft).toBe(80);
  expect(onClick).not.toHaveBeenCalled();
  expect(document.documentElement.style.userSelect).toBe('');
});

test('a press that hardly moves is a click', () => {
  const { row, button, onClick } = openRow();
  drag(button, 200, 197);
  expect(row.scrollLeft).toBe(0);
  expect(onClick).toHaveBeenCalledOnce();
});

test('the wheel moves a strip on', () => {
  const { row, button } = openRow();
  const wheel = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true });
  button.dispatchEvent(wheel);
  expect(row.scrollLeft).toBe(100);
  expect(wheel.defaultPrevented).toBe(true);
});
