import type { Locator, Page } from '@playwright/test';

/** A row of a list by what it says; on a phone it is a card. */
export const findRow = (page: Page, words: string): Locator =>
  page.getByRole('row').or(page.getByRole('main').getByRole('listitem')).filter({ hasText: words });
