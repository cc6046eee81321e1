import { showMoney } from '@chengji/client-kit/money-display';
import { Stack, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { useGroupStrings } from '../strings.ts';
import { firstTier, nextTier, type TierMark, type Tiers, tierMarks, topTier } from './campaign.view.ts';
import { Highlighted } from './Highlighted.tsx';
import styles from './LadderCard.module.css';

/** From here on the steps are narrow. */
const MANY = 3;

/** The steps of a ladder beside the open team that is furthest. */
export function LadderCard({ tiers, paid, onRules }: { tiers: Tiers; paid: number; onRules: () => void }) {
  const t = useGroupStrings();
  const title = (
    <>
      {t('ladderTitle')}{' '}
      <Text tone={3} lines={1} className={styles.hint}>
        {t('ladderHint')}
      </Text>
    </>
  );
  return (
    <SectionCard title={title} more={t('rules')} onMore={onRules}>
      <div className={styles.tiers} data-many={tiers.length > MANY || undefined}>
        {tierMarks(tiers, paid).map((tier) => (
          <Step key={tier.size} tier={tier} />
        ))}
      </div>
      <Text as="p" size={13} tone={2} above={3}>
        <News tiers={tiers} paid={paid} />
      </Text>
    </SectionCard>
  );
}

function Step({ tier: { size, price, state, lacking } }: { tier: TierMark }) {
  const t = useGroupStrings();
  const words = {
    reached: t('reached'),
    current: t('current'),
    ahead: t('lackingShort', { count: lacking }),
  };
  return (
    <Stack grow tone={2} align="center" className={styles.tier} data-state={state}>
      <b className={styles.price}>{showMoney(price, 'short')}</b>
      <Text as="b" size={13}>
        {t('people', { count: size })}
      </Text>
      <Text size={11}>{words[state]}</Text>
    </Stack>
  );
}

/** What the next people bring to everyone. */
function News({ tiers, paid }: { tiers: Tiers; paid: number }) {
  const t = useGroupStrings();
  const next = nextTier(tiers, paid);
  if (paid === 0 || !next) {
    const { size, price } = topTier(tiers);
    const shown = showMoney(price, 'short');
    const text = t('ladderStart', { size: firstTier(tiers).size, top: size, price: shown });
    return <Highlighted text={text} mark={shown} />;
  }
  // everyone has paid the first step's price already: reaching it makes the team, not a lower price
  const aim = next === firstTier(tiers) ? topTier(tiers) : next;
  const shown = showMoney(aim.price, 'short');
  const params = { paid, more: next.size - paid, price: shown };
  const text = aim === next ? t('ladderNews', params) : t('ladderForm', { ...params, top: aim.size });
  return <Highlighted text={text} mark={shown} />;
}
