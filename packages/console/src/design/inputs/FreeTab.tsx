import type { ReactNode } from 'react';

/** Around a pair of dates: Tab goes to the other one and then on, where antd by itself keeps it between the two. */
export function FreeTab({ children }: { children: ReactNode }) {
  return (
    <span
      style={{ display: 'contents' }}
      onKeyDownCapture={(event) => event.key === 'Tab' && event.stopPropagation()}
    >
      {children}
    </span>
  );
}
