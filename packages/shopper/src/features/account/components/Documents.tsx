import { Cell } from '../../../design/Cell.tsx';
import { SectionCard } from '../../../design/SectionCard.tsx';
import { openDocument } from '../open-document.ts';
import { useAccountStrings } from '../strings.ts';

/** The words both sides agreed on. */
export function Documents() {
  const t = useAccountStrings();
  return (
    <SectionCard flush>
      <Cell label={t('agreement')} onPress={() => void openDocument('agreement')} />
      <Cell label={t('statement')} onPress={() => void openDocument('privacy')} />
    </SectionCard>
  );
}
