/** What holds for every page. */
import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';

/** No skeleton is in sight any more; the one at the end of an endless list waits below. */
export async function seeLoaded(page: Page): Promise<void> {
  const skeletons = page.locator('[data-page]:not([inert]) [data-skeleton]');
  const inSight = () =>
    skeletons.evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().top < innerHeight).length);
  await expect.poll(inSight).toBe(0);
}

/** What fades or moves in has arrived; what turns for ever is left alone. */
const seeStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isEnding = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isEnding)
        .map(({ finished }) => finished),
    );
  });

/** It would write down each element that it looks at with all there is in it; only what is wrong is told. */
const startAxe = `${axe.source}; axe.configure({ noHtml: true });`;

/** Loads axe where it is not yet: a page that stays open keeps it from one address to the next. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(startAxe);
  }
}

/** The pages below the one on top were looked at while they were on top. */
const place = { exclude: ['[data-page][inert]'] };
const standard: axe.RunOnly = { type: 'tag', values: ['wcag2a', 'wcag2aa'] };
/** No rule of these reads style sheets. */
const options: axe.RunOptions = {
  resultTypes: ['violations'],
  elementRef: true,
  preload: { assets: ['media'] },
};

/** Everyone can use it: axe finds nothing against WCAG 2 A and AA, or none of these rules. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  await seeStill(page);
  await loadAxe(page);
  const runOnly = rules ? { type: 'rule' as const, values: rules } : standard;
  const look = async ({ place, options }: { place: { exclude: string[] }; options: axe.RunOptions }) => {
    const { axe: loaded } = window as unknown as { axe: typeof axe };
    const { violations } = await loaded.run(place, options);
    // in a disabled fieldset axe believes that what takes the focus by itself does not
    const takesFocus = (html: string) => /^<div [^>]*tabindex="0"/.test(html);
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .map(({ element, target, failureSummary }) => ({
          // what is in a frame is only pointed at
          html: element?.outerHTML ?? target.join(' '),
          reason: failureSummary?.split('\n')[1] ?? '',
        }))
        .filter(({ html }) => id !== 'scrollable-region-focusable' || !takesFocus(html))
        .map(({ html, reason }) => `${id}: ${html.slice(0, 160)} ${reason}`),
    );
  };
  expect(await page.evaluate(look, { place, options: { ...options, runOnly } })).toEqual([]);
}

/** Nothing below `root` stands out at the sides, unless it is in something that scrolls sideways. */
export async function expectNothingCutOff(page: Page, root: string): Promise<void> {
  const cutOff = await page.evaluate((root) => {
    const clipsOrScrolls = (element: Element | null): boolean => {
      if (!element || element.id === 'app' || element.matches('[data-scroller]')) return false;
      const { overflowX } = getComputedStyle(element);
      return overflowX !== 'visible' || clipsOrScrolls(element.parentElement);
    };
    return [...(document.querySelector(root)?.querySelectorAll('*') ?? [])]
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        const isOut = width > 1 && height > 1 && (left < -1 || right > innerWidth + 1);
        return isOut && !clipsOrScrolls(element.parentElement);
      })
      .map(
        (element) =>
          `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.slice(0, 40)}`,
      );
  }, root);
  expect(cutOff).toEqual([]);
}

/** What is to end in an ellipsis does: an inline element is not cut off. */
export async function expectEllipses(within: Locator): Promise<void> {
  const uncut = await within.evaluate((root) =>
    [...root.querySelectorAll('*')]
      .filter((one) => {
        const { textOverflow, display } = getComputedStyle(one);
        return textOverflow === 'ellipsis' && display === 'inline';
      })
      .map(
        (one) => `<${one.tagName.toLowerCase()} class="${one.className}"> ${one.textContent?.slice(0, 40)}`,
      ),
  );
  expect(uncut).toEqual([]);
}

/** No tab of a list has to be looked for: each is within the row, or the rows, of its list. */
export async function expectTabsInSight(within: Locator): Promise<void> {
  const outside = await within.locator('[role=tablist]').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const { left, right } = list.getBoundingClientRect();
      return [...list.querySelectorAll('[role=tab]')]
        .filter((tab) => {
          const at = tab.getBoundingClientRect();
          return at.left < left - 1 || at.right > right + 1;
        })
        .map(({ textContent }) => textContent);
    }),
  );
  expect(outside).toEqual([]);
}

/** Nothing in it has to be pushed sideways to be seen. */
export async function expectNoSidewaysScroll(within: Locator): Promise<void> {
  const tooWide = await within.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowX))
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((one) => `<${one.tagName.toLowerCase()} class="${one.className}">`),
  );
  expect(tooWide).toEqual([]);
}
