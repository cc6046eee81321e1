/** A drawing filled with the text colour. */
import type { ReactNode } from 'react';

export type SolidProps = { size?: number; className?: string };

export function Solid({ size = 20, className, children }: SolidProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
