import { showMoney } from '@chengji/client-kit/money-display';
import type { Team } from '@chengji/contract';
import { Check } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import {
  backPerPiece,
  firstTier,
  ladderPart,
  nextTier,
  reachedTier,
  topTier,
} from '../campaigns/campaign.view.ts';
import { useGroupStrings } from '../strings.ts';
import styles from './TeamLadder.module.css';

/** From this number of tiers on the prices are set closer. */
const MANY = 3;

/** The ladder from buying alone to the top step, how far the team is, and what that means for what was paid. */
export function TeamLadder({ team }: { team: Team }) {
  const t = useGroupStrings();
  const { tiers, paid, goods, settled } = team;
  const next = settled ? undefined : nextTier(tiers, paid);
  const counted = settled?.size ?? paid;
  const points = [
    { size: 1, price: goods.single_price, words: t('alone') },
    ...tiers.map(({ size, price }) => ({ size, price, words: t('people', { count: size }) })),
  ];
  const part = { '--part': ladderPart(tiers, counted) } as CSSProperties;
  return (
    <SectionCard
      title={
        <>
          {t('ladderProgress')}
          <span className={styles.now}>{t('currentPeople', { count: paid })}</span>
        </>
      }
    >
      <div className={styles.line} style={part} data-many={tiers.length > MANY || undefined}>
        <div className={styles.bar}>
          <i />
        </div>
        {points.map(({ size, price, words }, index) => {
          const at = { '--at': index / tiers.length } as CSSProperties;
          const state = size <= counted ? 'done' : size === next?.size ? 'next' : 'ahead';
          return (
            <div key={size} className={styles.point} style={at} data-state={state}>
              <Text as="b" num>
                {showMoney(price, 'short')}
              </Text>
              <span className={styles.dot}>{state === 'done' && <Icon as={Check} size={12} />}</span>
              <span>{words}</span>
            </div>
          );
        })}
      </div>
      <Text as="p" size={13} tone={2} className={styles.words}>
        <Meaning team={team} />
      </Text>
    </SectionCard>
  );
}

function Meaning({ team: { tiers, paid, settled, state } }: { team: Team }) {
  const t = useGroupStrings();
  if (settled) {
    const { size, price } = settled;
    const back = backPerPiece(tiers, price);
    const shown = { size, price: showMoney(price, 'short') };
    return back ? t('settledBack', { ...shown, back: showMoney(back) }) : t('settledAt', shown);
  }
  if (state === 'fail') return t('failHint');
  const reached = reachedTier(tiers, paid);
  const next = nextTier(tiers, paid);
  if (reached && next) {
    const price = showMoney(next.price, 'short');
    return t('ladderBetween', { size: reached.size, more: next.size - paid, price });
  }
  const top = topTier(tiers);
  return t('ladderBelow', {
    size: firstTier(tiers).size,
    top: top.size,
    price: showMoney(top.price, 'short'),
  });
}
