import { Cell } from '../../../design/layout/Cell.tsx';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useAccountStrings } from '../strings.ts';

/** The agreements: articles with a key of their own. */
export function Documents() {
  const t = useAccountStrings();
  const open = (id: 'agreement' | 'privacy', title: string) => go('pages/article/details', { id, title });
  return (
    <SectionCard flush>
      <Cell label={t('agreement')} onPress={() => open('agreement', t('agreement'))} />
      <Cell label={t('statement')} onPress={() => open('privacy', t('statement'))} />
    </SectionCard>
  );
}
