import { showMoney } from '@chengji/client-kit/money-display';
import type { Team } from '@chengji/contract';
import { Copy, QrCode } from 'lucide-react';
import { Countdown } from '../../../design/commerce/Countdown.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { copyText } from '../../../kernel/copy-text.ts';
import { nextTier, reachedTier } from '../campaigns/campaign.view.ts';
import { Highlighted } from '../campaigns/Highlighted.tsx';
import { refreshTeamsOnceSettled } from '../queries.ts';
import { useGroupStrings } from '../strings.ts';
import styles from './TeamHead.module.css';
import { TeamMembers } from './TeamMembers.tsx';
import { teamLink } from './team-link.ts';

type Props = { team: Team; onInvite: () => void; onPoster: () => void };

/** The progress of the team, its members, and two ways to share it. */
export function TeamHead({ team, onInvite, onPoster }: Props) {
  const t = useGroupStrings();
  return (
    <SectionCard className={styles.head}>
      {team.state === 'start' ? <StillOpen team={team} /> : <Ended team={team} />}
      <TeamMembers team={team} onInvite={onInvite} />
      {team.state === 'start' && (
        <div className={styles.ways}>
          <Button look="fill" className={styles.way} onClick={onPoster}>
            <Icon as={QrCode} size={18} />
            {t('poster')}
          </Button>
          <Button
            look="fill"
            className={styles.way}
            onClick={() => void copyText(teamLink(team.id), 'linkCopied')}
          >
            <Icon as={Copy} size={18} />
            {t('copyLink')}
          </Button>
        </div>
      )}
    </SectionCard>
  );
}

function StillOpen({ team: { lacking, tiers, paid, ends_at } }: { team: Team }) {
  const t = useGroupStrings();
  const reached = reachedTier(tiers, paid);
  const next = nextTier(tiers, paid);
  return (
    <>
      <h2 className={styles.title} aria-live="polite">
        {lacking > 0 || !reached ? (
          <Highlighted
            text={t('lackingHead', { count: lacking })}
            mark={String(lacking)}
            className={styles.count}
          />
        ) : (
          t('reachedHead', { size: reached.size })
        )}
      </h2>
      {lacking === 0 && next && (
        <Text as="p" size={13} tone={2} above={1}>
          {t('nextPrice', { count: next.size - paid, price: showMoney(next.price, 'short') })}
        </Text>
      )}
      <Row gap={2} above={3} className={styles.left}>
        <Text size={13} tone={2}>
          {t('remaining')}
        </Text>
        <Countdown at={ends_at} large onEnd={refreshTeamsOnceSettled} />
      </Row>
    </>
  );
}

function Ended({ team: { state, settled } }: { team: Team }) {
  const t = useGroupStrings();
  const words = {
    start: ['', ''],
    success: [t('successHead'), t('successHint')],
    auto: [t('autoHead'), t('autoHint', { count: settled?.filled ?? 0 })],
    fail: [t('failHead'), t('failHint')],
  };
  const [title, text] = words[state];
  return (
    <>
      <h2 className={styles.title} aria-live="polite">
        {title}
      </h2>
      <Text as="p" size={13} tone={2} above={1}>
        {text}
      </Text>
    </>
  );
}
