import { type ReactNode, useState } from 'react';
import { useComplaintStrings } from '../strings.ts';
import { type NamedPerson, PersonSheet, useIsOther } from './PersonSheet.tsx';

type PersonButtonProps = { person: NamedPerson; className?: string | undefined; children: ReactNode };

/** Somebody's picture, pressed for what may be done about them; of oneself it is a picture alone. */
export function PersonButton({ person, className, children }: PersonButtonProps) {
  const t = useComplaintStrings();
  const [isOpen, setOpen] = useState(false);
  if (!useIsOther(person)) return <span className={className}>{children}</span>;
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t('moreOf', { name: person.nickname })}
        onClick={() => setOpen(true)}
      >
        {children}
      </button>
      <PersonSheet person={person} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
