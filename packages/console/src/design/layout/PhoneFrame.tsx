import type { ReactNode } from 'react';
import { useDesignText } from '../design-text.ts';
import './phone-frame.css';

/** A phone that shows what the shopper will see. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  const text = useDesignText();
  return (
    <figure className="phone" aria-label={text('preview')}>
      <div className="phone-bar" aria-hidden="true" />
      {children}
    </figure>
  );
}
