import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { toLastAddress } from '../address/last-address.ts';
import { useDesignText } from '../design-text.ts';
import { isOneBack } from './visits.ts';

type Props = { to: string; className: string | undefined; children: ReactNode };

/** Leads to a list as it was left: by a step back, which finds the row as well, where the page was opened from there. */
export function BackLink({ to, className, children }: Props) {
  const text = useDesignText();
  const navigate = useNavigate();
  return (
    <Link
      to={toLastAddress(to)}
      className={className}
      aria-label={text('back')}
      onClick={(event) => {
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
        if (opensElsewhere || !isOneBack(to)) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      {children}
    </Link>
  );
}
