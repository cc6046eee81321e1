import type { HTMLAttributes } from 'react';

type Props = HTMLAttributes<HTMLElement> & { as?: 'div' | 'ol' | 'p' };

/** What scrolls by itself, with the keyboard too. */
export function ScrollArea({ as: Element = 'div', ...props }: Props) {
  return <Element tabIndex={0} {...props} />;
}
