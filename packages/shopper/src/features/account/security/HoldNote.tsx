import { serverNow } from '@chengji/client-kit/react';
import { ShieldCheck } from 'lucide-react';
import { look, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useUser } from '../../../kernel/session/user-store.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { useAccountStrings } from '../strings.ts';

/** Until when payments are held after a change of mobile; null when they are not. */
export function useHeldUntil(): number | null {
  const until = useUser((state) => state.user.held_until);
  return until !== null && until > serverNow() ? until : null;
}

/** Why the balance and the payment password do not work yet, and when they do again. */
export function HoldNote() {
  const t = useAccountStrings();
  const { showMoment } = useTimeDisplay();
  const until = useHeldUntil();
  if (until === null) return null;
  return (
    <SectionCard>
      <Row as="p" gap={2} size={15} bold tone={1}>
        <Icon as={ShieldCheck} size={18} className={look({ tone: 'brand' })} />
        {t('held')}
      </Row>
      <Text as="p" size={13} tone={2} above={2}>
        {t('heldHint', { time: showMoment(until).slice(0, 16) })}
      </Text>
    </SectionCard>
  );
}
