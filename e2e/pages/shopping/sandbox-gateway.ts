import { expect, type Phone } from '../../market-test.ts';

/** The page of the sandbox gateway: its form has `approve` and `cancel` in every language. */
export const sandboxGateway = ({ page }: Phone) => {
  const press = (what: 'approve' | 'cancel') =>
    page
      .locator('form', { has: page.locator(`input[value=${what}]`) })
      .getByRole('button')
      .click();
  return {
    see: () => expect(page).toHaveURL(/\/sandbox\/pay\//),
    approve: () => press('approve'),
    cancel: () => press('cancel'),
  };
};
