// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { currentLanguage } from '../../kernel/language.ts';
import { go } from '../../kernel/router/navigation.ts';
import { closeApp, openApp, see } from '../../testing/open-app.tsx';

afterEach(async () => {
  await closeApp();
  vi.restoreAllMocks();
});

const browserNames = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
const offer = () => screen.queryByRole('complementary', { name: 'Also in English' });

const pressHere = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function openCart(): Promise<void> {
  openApp('/pages/cart');
  await see(/购物车还是空的|Your cart is empty/);
  await vi.dynamicImportSettled();
}

describe('English', () => {
  test('is offered in English to a browser that prefers it, and taken for good', async () => {
    browserNames('fr-FR', 'en-GB', 'zh-CN');
    await openCart();
    await waitFor(() => expect(offer()?.lang).toBe('en'));
    pressHere('Use English');
    await waitFor(() => expect(currentLanguage()).toBe('en'));
    expect(offer()).toBeNull();
    expect([localStorage.getItem('language'), localStorage.getItem('language_offer')]).toEqual([
      '"en"',
      'true',
    ]);
  });

  test('that was declined is not offered again, and the app stays Chinese', async () => {
    browserNames('en');
    await openCart();
    await waitFor(() => expect(offer()).not.toBeNull());
    pressHere('Stay in Chinese');
    expect(offer()).toBeNull();
    const declined = localStorage.getItem('language_offer') ?? '';
    await closeApp();
    localStorage.setItem('language_offer', declined);
    await openCart();
    expect([offer(), currentLanguage()]).toEqual([null, 'zh']);
  });

  test('that was not answered goes with the first page, and is offered again on the next visit', async () => {
    browserNames('en');
    await openCart();
    await waitFor(() => expect(offer()).not.toBeNull());
    act(() => go('pages/user'));
    await waitFor(() => expect(offer()).toBeNull());
    act(() => go('pages/cart'));
    await see('购物车还是空的');
    expect(offer()).toBeNull();
    await closeApp();
    await openCart();
    await waitFor(() => expect(offer()).not.toBeNull());
  });

  test.each([[['zh-CN', 'en']], [['zh-TW']], [['de']], [[]]])(
    'is not offered to a browser that names %j',
    async (languages) => {
      browserNames(...languages);
      await openCart();
      expect(offer()).toBeNull();
    },
  );

  test('is not offered where a language was chosen before', async () => {
    browserNames('en');
    localStorage.setItem('language', '"zh"');
    await openCart();
    expect(offer()).toBeNull();
  });
});
