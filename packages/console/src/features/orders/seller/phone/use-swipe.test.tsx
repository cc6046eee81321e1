// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readMove, useSwipe } from './use-swipe.ts';

afterEach(cleanup);

function Swiped({ onGo, hasNext }: { onGo: (steps: number) => void; hasNext: boolean }) {
  const moved = useRef<HTMLDivElement>(null);
  useSwipe(moved, { next: hasNext, previous: true }, onGo);
  return (
    <div ref={moved} data-testid="page">
      <p>words</p>
      <input aria-label="field" />
    </div>
  );
}

function open(hasNext = true) {
  const onGo = vi.fn();
  render(<Swiped onGo={onGo} hasNext={hasNext} />);
  return onGo;
}

type Pointer = { x: number; y: number; kind?: 'touch' | 'mouse' };
function point(on: Element, type: string, { x, y, kind = 'touch' }: Pointer) {
  const pointer = { pointerId: 1, isPrimary: true, pointerType: kind };
  on.dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, clientX: x, clientY: y }), pointer));
}
function draw(on: Element, [first, ...rest]: Pointer[]) {
  if (first) point(on, 'pointerdown', first);
  for (const place of rest) point(on, 'pointermove', place);
  point(on, 'pointerup', rest.at(-1) ?? { x: 0, y: 0 });
}

describe('a finger drawn over a page', () => {
  it('goes to the next to the left, to the one before to the right', () => {
    const onGo = open();
    draw(screen.getByText('words'), [
      { x: 300, y: 50 },
      { x: 200, y: 55 },
    ]);
    draw(screen.getByText('words'), [
      { x: 100, y: 50 },
      { x: 200, y: 45 },
    ]);
    expect(onGo.mock.calls).toEqual([[1], [-1]]);
    expect(screen.getByTestId('page').style.transform).toBe('');
  });

  it('goes nowhere where it scrolls first, comes back, or there is no next', () => {
    const onGo = open(false);
    for (const way of [
      [
        { x: 300, y: 50 },
        { x: 295, y: 80 },
        { x: 100, y: 90 },
      ],
      [
        { x: 100, y: 50 },
        { x: 250, y: 50 },
        { x: 130, y: 50 },
      ],
      [
        { x: 300, y: 50 },
        { x: 100, y: 50 },
      ],
    ])
      draw(screen.getByText('words'), way);
    expect(onGo).not.toHaveBeenCalled();
  });

  it('follows the finger meanwhile', () => {
    open();
    point(screen.getByText('words'), 'pointerdown', { x: 300, y: 50 });
    point(screen.getByText('words'), 'pointermove', { x: 240, y: 50 });
    expect(screen.getByTestId('page').style.transform).toBe('translateX(-60px)');
    point(screen.getByText('words'), 'pointercancel', { x: 240, y: 50 });
    expect(screen.getByTestId('page').style.transform).toBe('');
  });

  it('is left to a field, and a mouse to marking words', () => {
    const onGo = open();
    draw(screen.getByLabelText('field'), [
      { x: 300, y: 50 },
      { x: 100, y: 50 },
    ]);
    draw(screen.getByText('words'), [
      { x: 300, y: 50, kind: 'mouse' },
      { x: 100, y: 50, kind: 'mouse' },
    ]);
    expect(onGo).not.toHaveBeenCalled();
  });
});

it('a move is sideways where it is clearly more across than along', () => {
  expect([readMove(5, 5), readMove(20, 5), readMove(20, 15), readMove(-30, 0), readMove(2, -40)]).toEqual([
    'waits',
    'sideways',
    'scrolls',
    'sideways',
    'scrolls',
  ]);
});
