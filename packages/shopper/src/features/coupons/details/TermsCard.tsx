import { Cell } from '../../../design/layout/Cell.tsx';
import { KeyValue } from '../../../design/layout/KeyValue.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import type { Terms } from '../coupon.view.ts';
import { useCouponStrings } from '../strings.ts';
import styles from './TermsCard.module.css';

/** What a coupon says in full, who issued it, and how all of them work. */
export function TermsCard({ terms, rows }: { terms: Terms; rows: { name: string; value: string }[] }) {
  const t = useCouponStrings();
  const { title, shop } = terms;
  return (
    <>
      <SectionCard>
        <Text as="h2" size={17} bold className={styles.title}>
          {title}
        </Text>
        <dl className={styles.facts}>
          {rows.map(({ name, value }) => (
            <KeyValue key={name} name={name}>
              {value}
            </KeyValue>
          ))}
        </dl>
      </SectionCard>
      <SectionCard flush>
        <Cell
          label={t('issuer')}
          value={shop ? shop.name : t('market')}
          {...(shop ? { onPress: () => go('pages/shop/index', { id: shop.id }) } : {})}
        />
      </SectionCard>
      <SectionCard title={t('terms')}>
        <Text as="ul" size={13} tone={2} className={styles.rules}>
          <li>{t('ruleThreshold')}</li>
          <li>{t('ruleOne')}</li>
          <li>{t('ruleReturn')}</li>
        </Text>
      </SectionCard>
    </>
  );
}
