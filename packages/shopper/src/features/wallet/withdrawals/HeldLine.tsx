import { ShieldCheck } from 'lucide-react';
import { look, Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useUser } from '../../../kernel/session/user-store.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { useWalletStrings } from '../strings.ts';

/** Why nothing can be withdrawn for now: the mobile has just changed. */
export function HeldLine() {
  const t = useWalletStrings();
  const { showMoment } = useTimeDisplay();
  const until = useUser(({ user }) => user.held_until);
  return (
    <SectionCard>
      <Row as="p" gap={2} size={15} bold tone={1}>
        <Icon as={ShieldCheck} size={18} className={look({ tone: 'brand' })} />
        {t('held')}
      </Row>
      {until !== null && (
        <Text as="p" size={13} tone={2} above={2}>
          {t('heldUntil', { time: showMoment(until).slice(0, 16) })}
        </Text>
      )}
    </SectionCard>
  );
}
