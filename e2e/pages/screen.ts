/** What every screen of the shopper's client has. */
import type { Locator } from '@playwright/test';
import { expect, type Phone } from '../market-test.ts';
import { hear } from '../messages.ts';

/** The page on top; those below stay where they are, but nobody reaches them. One just hidden turns inert a moment later. */
export const findTopPage = ({ page }: Phone): Locator => page.locator('[data-page]:not([inert]):visible');

/** What lies over the page: a sheet, or a question. */
export const findDialog = ({ page }: Phone): Locator => page.getByRole('dialog');

export type Tab = 'home' | 'category' | 'find' | 'cart' | 'user';

export const goToTab = ({ page, t }: Phone, tab: Tab) =>
  page
    .getByRole('navigation', { name: t.design('navigation') })
    .getByRole('link', { name: new RegExp(`^${t.app(tab)}`) })
    .click();

export const goBack = (phone: Phone) => phone.page.goBack();

export const seeTitle = (phone: Phone, title: string) =>
  expect(findTopPage(phone).getByRole('heading', { level: 1 })).toContainText(title);

export const seeToast = ({ page }: Phone, text: string) => hear(page, text);

/** Says yes to the question that is asked. */
export async function agreeTo(phone: Phone, question: string): Promise<void> {
  const asked = findDialog(phone).filter({ hasText: question });
  await expect(asked).toBeVisible();
  await asked.getByRole('button').last().click();
  await expect(asked).toBeHidden();
}

/** Chooses a radio button by its row, as a finger does: the button itself is drawn by another element. */
export const chooseRadio = (radio: Locator) => radio.locator('xpath=ancestor::label').click();

/** Presses a button once it takes presses again: one that is busy takes none. */
export async function pressOnceReady(button: Locator): Promise<void> {
  await expect(button).not.toHaveAttribute('aria-busy');
  await button.click();
}

/** Opens an address as if it had been typed. */
export const openAddress = ({ page }: Phone, path: string) => page.goto(`/#/${path}`);

export const getAddress = ({ page }: Phone): string => new URL(page.url()).hash.replace(/^#\/?/, '');
