import type { ReferralInfo } from '@chengji/contract';
import { Price } from '../../../design/commerce/Price.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useReferralStrings } from '../strings.ts';
import styles from './Income.module.css';

type Mine = NonNullable<ReferralInfo['mine']>;

export function Income({ mine }: { mine: Mine }) {
  const t = useReferralStrings();
  const figures = [
    ['available', mine.available],
    ['expected', mine.expected],
    ['credited', mine.credited],
  ] as const;
  return (
    <SectionCard title={t('income')} more={t('toWallet')} onMore={() => go('pages/user/money/money')}>
      <dl className={styles.figures}>
        {figures.map(([name, sum]) => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>
              <Price money={sum} places="full" size={name === 'available' ? 'l' : 'm'} ink />
            </dd>
          </div>
        ))}
      </dl>
      <Text as="p" size={12} tone={3} above={2}>
        {t('incomeHint')}
      </Text>
    </SectionCard>
  );
}
