import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** Arrow keys move along a row of tabs and choose, as a tab list is expected to. */
export const useTabKeys = () => (event: KeyboardEvent<HTMLElement>) => {
  const step = steps[event.key];
  if (!step) return;
  const sibling =
    step > 0 ? event.currentTarget.nextElementSibling : event.currentTarget.previousElementSibling;
  if (sibling instanceof HTMLElement) {
    sibling.focus();
    sibling.click();
  }
};
