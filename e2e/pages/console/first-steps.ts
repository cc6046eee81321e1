import type { ShopFirstStep } from '../../../packages/contract/src/index.ts';
import { expect, type Phone } from '../../market-test.ts';

/** The dashboard of a new shop, with what is left to do before it sells. */
export const firstSteps = ({ page, t }: Phone) => {
  const title = page.getByText(t.ship('firstSteps'), { exact: true });
  const step = (name: ShopFirstStep) =>
    page.getByRole('listitem').filter({ has: page.getByText(t.ship(`firstStep_${name}`), { exact: true }) });
  return {
    goToDashboard: () =>
      page
        .getByRole('navigation', { name: t.console('navigation') })
        .getByRole('link', { name: t.console('dashboard') })
        .click(),
    async see(done: number) {
      await expect(title).toBeVisible();
      await expect(page.getByText(t.conflict('stepsDone', { done, n: 5 }))).toBeVisible();
    },
    seeDone: (name: ShopFirstStep) =>
      expect(step(name).getByRole('img', { name: t.conflict('stepDone') })).toBeVisible(),
    begin: (name: ShopFirstStep) =>
      step(name)
        .getByRole('link', { name: t.conflict('openStep') })
        .click(),
    /** The dashboard is there, and nothing is left to do. */
    async seeNone() {
      await expect(page.getByText(t.ship('todo_to_ship'), { exact: true }).first()).toBeVisible();
      await expect(title).toHaveCount(0);
    },
  };
};
