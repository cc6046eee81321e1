// @vitest-environment jsdom
import '@chengji/testkit/screens';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  HTMLDialogElement.prototype.showModal = () => {};
  HTMLDialogElement.prototype.close = () => {};
});
afterEach(() => {
  cleanup();
  vi.doUnmock('./ModalHost.tsx');
  vi.unstubAllGlobals();
});

async function askDeleting() {
  const { QuestionHost } = await import('./QuestionHost.tsx');
  const { ask } = await import('../../kernel/modal.ts');
  render(<QuestionHost />);
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = ask('删除地址？');
  });
  return { answer };
}

describe('a question', () => {
  test('fetches its dialog, and is answered by it', async () => {
    const asked = await askDeleting();
    fireEvent.click(await screen.findByText('确定'));
    expect(await asked.answer).toBe(true);
  });

  test('whose dialog cannot be fetched is asked by the browser', async () => {
    vi.doMock('./ModalHost.tsx', () => {
      throw new Error('no network');
    });
    const confirm = vi.fn(() => true);
    vi.stubGlobal('confirm', confirm);
    const asked = await askDeleting();
    expect(await asked.answer).toBe(true);
    expect(confirm).toHaveBeenCalledExactlyOnceWith('删除地址？');
  });
});
