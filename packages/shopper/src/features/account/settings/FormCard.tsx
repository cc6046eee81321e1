import type { ReactNode } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';

/** A few fields in a card with a line above them, and the one button below. */
export function FormCard({
  hint,
  action,
  busy,
  onSubmit,
  children,
}: {
  hint: string;
  action: string;
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
}) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SectionCard>
        <p className="t13 c2">{hint}</p>
        <div className="col g-3 mt-3">{children}</div>
      </SectionCard>
      <div className="pad-feed">
        <Button submit size="block" busy={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
}
