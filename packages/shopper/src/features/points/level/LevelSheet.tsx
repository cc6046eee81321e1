import type { CallOut } from '@chengji/contract';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { Row, Stack, Text } from '../../../design/layout/primitives.ts';
import { Progress } from '../../../design/progress/Progress.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { CouponWords } from '../../coupons/index.ts';
import { findNextLevel, showRate } from '../check-in.view.ts';
import { useLevels, useVipCoupons } from '../queries.ts';
import { usePointsStrings } from '../strings.ts';
import styles from './LevelSheet.module.css';

/** The levels, what each gives, and how far the person is. */
export function LevelSheet({ onClose }: { onClose: () => void }) {
  const t = usePointsStrings();
  const handleGo = () => {
    onClose();
    go('pages/user/coupon/list', { tab: 'vip' });
  };
  return (
    <Sheet
      open
      title={t('levels')}
      onClose={onClose}
      foot={
        <Button size="block" onClick={handleGo}>
          {t('toCoupons')}
        </Button>
      }
    >
      <Stack gap={3} className={styles.body}>
        <QueryView query={useLevels()} skeleton={<Skeleton height={320} />}>
          {(levels) => <Levels levels={levels} />}
        </QueryView>
      </Stack>
    </Sheet>
  );
}

function Levels({ levels }: { levels: CallOut<'GET /wanlshop/points/level'> }) {
  const t = usePointsStrings();
  const { rows, mine, per_yuan } = levels;
  const next = mine && findNextLevel(rows, mine);
  const growth = next ? t('growthLeft', next) : t('growthMost');
  return (
    <>
      {mine && (
        <Stack gap={2}>
          <Row row="between" size={14}>
            <Text bold num>
              {t('levelNow', mine)} · {t('growth', mine)}
            </Text>
            <Text tone={2} num>
              {growth}
            </Text>
          </Row>
          <Progress part={next ? next.part : 1} label={growth} />
        </Stack>
      )}
      {rows.map((row) => (
        <Row
          key={row.level}
          row="between"
          className={styles.level}
          data-mine={row.level === mine?.level ? '' : undefined}
        >
          <Text bold>{t('levelNow', row)}</Text>
          <Text size={13} num>
            {t('levelFrom', row)} · {t('levelRate', { rate: showRate(row.rate) })}
          </Text>
        </Row>
      ))}
      <VipCoupons />
      <Text as="p" size={12} tone={3}>
        {t('levelHint', { points: per_yuan })}
      </Text>
    </>
  );
}

function VipCoupons() {
  const t = usePointsStrings();
  const coupons = useVipCoupons().data?.rows ?? [];
  return (
    <Stack>
      <Text as="h3" size={15} bold>
        {t('vipCoupons')}
      </Text>
      {coupons.length === 0 && (
        <Text as="p" size={13} tone={3}>
          {t('noVip')}
        </Text>
      )}
      {coupons.map((coupon) => (
        <Row key={coupon.id} row="between" gap={2} size={13} className={styles.coupon}>
          <CouponWords terms={coupon} />
          <Text tone={2}>{t('vipOf', { level: coupon.level ?? 1 })}</Text>
        </Row>
      ))}
    </Stack>
  );
}
