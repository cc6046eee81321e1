import { expect, type Phone } from '../../market-test.ts';

/** The page editor of the console. */
export const pageEditor = ({ page, t }: Phone) => {
  const layers = page.getByRole('list', { name: t.editor('layers') });
  const inPhone = page.frameLocator('iframe');
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
      await expect(page.getByText(t.editor('restored', { n: number }))).toBeVisible();
      await page.keyboard.press('Escape');
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
