/** The short messages of a page: they go by themselves, on a busy machine before anybody looked. */
import { expect, type Page } from '@playwright/test';

type Listening = { said: string[] };

/** Keeps what the page says from now on. */
export const keepMessages = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    // the shopper's client has one message at a time, a popover
    const hearPopover = (event: Event) => {
      const { newState, target } = event as ToggleEvent;
      if (newState === 'open' && target instanceof HTMLElement) said.push(target.textContent);
    };
    addEventListener('beforetoggle', hearPopover, true);
    // those of the console come one below the other
    const hearNotices = (changes: MutationRecord[]) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element && node.closest('.ant-message')) said.push(node.textContent);
    };
    if (location.pathname.startsWith('/console'))
      new MutationObserver(hearNotices).observe(document, { childList: true, subtree: true });
  });

/** Waits until the page says this, or has said it since what was heard last. */
export async function hear(page: Page, words: string): Promise<void> {
  const getSaid = () => page.evaluate(() => (window as unknown as Listening).said);
  await expect.poll(getSaid).toContainEqual(expect.stringContaining(words));
  await page.evaluate((words) => {
    const { said } = window as unknown as Listening;
    said.splice(0, said.findIndex((one) => one.includes(words)) + 1);
  }, words);
}
