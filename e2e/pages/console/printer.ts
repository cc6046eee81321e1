import { expect, type Phone } from '../../market-test.ts';

type Printing = { timesPrinted: number };

/** The printer of somebody in a shop: what a page puts on paper is looked at instead. */
export const printer = ({ page, t }: Phone) => {
  const main = page.getByRole('main');
  return {
    /** Before the console is opened: the browser would ask which printer. */
    connect: () =>
      page.addInitScript(() => {
        const printing: Printing = { timesPrinted: 0 };
        const print = () => {
          printing.timesPrinted += 1;
        };
        Object.assign(window, { printing, print });
      }),
    /** Presses the button; answers how many sheets come, and what stands on them by name. */
    async print(kind: 'article' | 'img'): Promise<{ sheets: number; names: string[] }> {
      const getTimes = () =>
        page.evaluate(() => (window as unknown as { printing: Printing }).printing.timesPrinted);
      const before = await getTimes();
      await page.getByRole('button', { name: t.ship('print'), exact: true }).click();
      expect(await getTimes()).toBe(before + 1);
      const paper = await page.pdf({ preferCSSPageSize: true });
      const sheets = paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      await page.emulateMedia({ media: 'print' });
      const names: string[] = [];
      for (const one of await main.getByRole(kind).all())
        names.push((await one.getAttribute(kind === 'img' ? 'alt' : 'aria-label')) ?? '');
      await page.emulateMedia({ media: null });
      return { sheets, names };
    },
    goBack: () => page.getByRole('link', { name: t.conflict('back'), exact: true }).click(),
  };
};
