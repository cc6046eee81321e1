import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses from the list that opens below a field, once what is wanted is in it. */
export async function choose(field: Locator, wanted: RegExp): Promise<void> {
  await field.click();
  const option = field
    .page()
    .locator('.ant-select-dropdown .ant-select-item-option')
    .filter({ hasText: wanted });
  await option.first().click();
  await expect(field.locator('xpath=ancestor::*[contains(@class, "ant-select")][last()]')).toContainText(
    wanted,
  );
}

/** A row of a list by what it says; on a phone it is a card. */
export const findRow = (page: Page, words: string): Locator =>
  page.getByRole('row').or(page.getByRole('main').getByRole('listitem')).filter({ hasText: words });
