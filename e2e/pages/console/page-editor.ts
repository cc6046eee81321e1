import { expect, type Phone } from '../../market-test.ts';
import { hear } from '../../messages.ts';

/** The page editor of the console. */
export const pageEditor = ({ page, t }: Phone) => {
  const layers = page.getByRole('list', { name: t.editor('layers') });
  const inPhone = page.frameLocator('iframe');
  const items = layers.getByRole('listitem');
  const seeSaved = () => expect(page.getByText(t.editor('savedAt', { time: '' }).trim())).toBeVisible();
  return {
    layers,
    inPhone,
    open: async (id: number) => {
      await page.goto(`/console/platform/pages/${id}`);
      await expect(inPhone.getByRole('button').first()).toBeVisible();
    },
    pick: (name: string) => layers.getByRole('button', { name, exact: true }).click(),
    async entitle(words: string) {
      for (const language of ['in_zh', 'in_en'] as const)
        await page.getByRole('textbox', { name: `${t.editor('title')} ${t.editor(language)}` }).fill(words);
      await seeSaved();
    },
    moveDown: async (name: string) => {
      await layers
        .getByRole('button', { name: new RegExp(name) })
        .first()
        .press('ArrowDown');
      await seeSaved();
    },
    /** Drags an item of the layers; a finger is held still for a moment first, since a quick pull scrolls. */
    async drag(pointer: 'mouse' | 'finger', from: number, to: number) {
      const getMiddle = async (at: number) => {
        const box = await items.nth(at).boundingBox();
        if (!box) throw new Error(`layer ${at} is not seen`);
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      };
      const [start, end] = [await getMiddle(from), await getMiddle(to)];
      const halfway = { x: end.x, y: (start.y + end.y) / 2 };
      const seeTarget = () => expect(items.nth(to)).toHaveAttribute('data-over');
      if (pointer === 'mouse') {
        await page.mouse.move(start.x, start.y);
        await page.mouse.down();
        for (const { x, y } of [halfway, end]) await page.mouse.move(x, y, { steps: 5 });
        await seeTarget();
        await page.mouse.up();
      } else {
        const screen = await page.context().newCDPSession(page);
        const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: (typeof start)[]) =>
          screen.send('Input.dispatchTouchEvent', { type, touchPoints });
        await touch('touchStart', [start]);
        await expect(page.locator('[data-dnd-dragging]').first()).toBeAttached();
        for (const place of [halfway, end]) await touch('touchMove', [place]);
        await seeTarget();
        await touch('touchEnd', []);
      }
      await seeSaved();
    },
    async undo() {
      await page.keyboard.press('ControlOrMeta+z');
      await seeSaved();
    },
    async restore(number: number) {
      await page.getByRole('button', { name: t.editor('versions') }).click();
      const version = page
        .getByRole('dialog')
        .getByRole('listitem')
        .filter({ hasText: t.editor('versionNo', { n: number }) });
      await version.getByRole('button', { name: t.editor('restore') }).click();
      await hear(page, t.editor('restored', { n: number }));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    },
    async publish() {
      await page.getByRole('button', { name: t.editor('publish'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t.editor('publish') })
        .click();
    },
  };
};
