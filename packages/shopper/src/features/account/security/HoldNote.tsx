import { serverNow } from '@chengji/client-kit/react';
import { showMoment } from '@chengji/client-kit/time-display';
import { ShieldCheck } from 'lucide-react';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useUser } from '../../../kernel/session/user-store.ts';
import { useAccountStrings } from '../strings.ts';

/** Until when payments are held after a change of mobile; null when they are not. */
export function useHeldUntil(): number | null {
  const until = useUser((state) => state.user.held_until);
  return until !== null && until > serverNow() ? until : null;
}

/** Why the balance and the payment password do not work yet, and when they do again. */
export function HoldNote() {
  const t = useAccountStrings();
  const until = useHeldUntil();
  if (until === null) return null;
  return (
    <SectionCard>
      <p className="fx g-2 t15 bold c1">
        <Icon as={ShieldCheck} size={18} className="cb" />
        {t('held')}
      </p>
      <p className="t13 c2 mt-2">{t('heldHint', { time: showMoment(until).slice(0, 16) })}</p>
    </SectionCard>
  );
}
