import { Price } from '../../../design/Price.tsx';
import { SectionCard } from '../../../design/SectionCard.tsx';
import { useIdentityStrings } from '../strings.ts';
import styles from './UserWallet.module.css';

/** The money and points the person has. */
export function UserWallet({ money, score }: { money: string; score: number }) {
  const t = useIdentityStrings();
  return (
    <SectionCard className={styles.card}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('balance')}</dt>
          <dd>
            <Price money={money} places="full" ink />
          </dd>
        </div>
        <div>
          <dt>{t('points')}</dt>
          <dd className="num">{score}</dd>
        </div>
      </dl>
    </SectionCard>
  );
}
