// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DesignProvider } from './DesignProvider.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A device that asks for less motion, or not, and may change its mind. */
function stubDevice(asksForLess: boolean) {
  const listeners = new Set<() => void>();
  let matches = asksForLess;
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('reduced-motion') && matches;
    },
    addListener() {},
    removeListener() {},
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
  return (asked: boolean) =>
    act(() => {
      matches = asked;
      for (const listener of listeners) listener();
    });
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <input aria-label="Words" />
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer open={isOpen} title="Question" onClose={() => setOpen(false)} />
    </>
  );
}

const openPage = () =>
  render(
    <DesignProvider>
      <Page />
    </DesignProvider>,
  );

/** Opens the drawer; answers whether it moves in. */
function openDrawer(): boolean {
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole('dialog').closest('[class*=-motion-]') !== null;
}
const closeDrawer = () => fireEvent.click(screen.getByRole('button', { name: '关闭' }));

describe('a drawer', () => {
  test('moves in', () => {
    stubDevice(false);
    openPage();
    expect(openDrawer()).toBe(true);
  });

  test('is there and gone at once where the device asks for less motion', () => {
    stubDevice(true);
    openPage();
    expect(openDrawer()).toBe(false);
    closeDrawer();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([true, false])(
    'follows a device that changes its mind, and nothing typed is lost (first less: %s)',
    (first) => {
      const ask = stubDevice(first);
      openPage();
      fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'half a sentence' } });
      ask(!first);
      expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('half a sentence');
      expect(openDrawer()).toBe(first);
      ask(first);
      expect(screen.getByLabelText<HTMLInputElement>('Words').value).toBe('half a sentence');
    },
  );
});
