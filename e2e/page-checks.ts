/** What holds of every page, whatever it shows. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing on its way any more: no skeleton, no ring, no picture half there, no motion. */
export async function seeAtRest(page: Page): Promise<void> {
  await expect(page.locator('.layer:not([inert]) .sk')).toHaveCount(0);
  await page.evaluate(async () => {
    const isInSight = (image: HTMLImageElement) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    };
    const waited = [...document.images].filter((image) => isInSight(image) && !image.complete);
    await Promise.all(
      waited.map(
        (image) =>
          new Promise((resolve) => {
            image.addEventListener('load', resolve, { once: true });
            image.addEventListener('error', resolve, { once: true });
          }),
      ),
    );
    const ending = document
      .getAnimations()
      .filter((motion) => motion.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((motion) => motion.finished));
  });
}

/** Everyone can use it: axe finds nothing against WCAG 2 A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.split('\n')[1] ?? ''}`,
    ),
  );
  expect(found).toEqual([]);
}

/** Nothing stands out at the sides, unless it is in something that scrolls sideways. */
export async function expectNothingCutOff(page: Page): Promise<void> {
  const cutOff = await page.evaluate(() => {
    const clipsOrScrolls = (element: Element | null): boolean => {
      if (!element || element.id === 'app' || element.classList.contains('page')) return false;
      const { overflowX } = getComputedStyle(element);
      return overflowX !== 'visible' || clipsOrScrolls(element.parentElement);
    };
    const page = document.querySelector('.layer:not([inert])');
    return [...(page?.querySelectorAll('*') ?? [])]
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        const isOut = width > 1 && height > 1 && (left < -1 || right > innerWidth + 1);
        return isOut && !clipsOrScrolls(element.parentElement);
      })
      .map(
        (element) =>
          `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${element.textContent?.slice(0, 40)}`,
      );
  });
  expect(cutOff).toEqual([]);
}
