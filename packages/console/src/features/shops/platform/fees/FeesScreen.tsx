import { PageHeader } from '../../../../design/layout/PageHeader.tsx';
import { useShopsText } from '../../shops-text.ts';
import { FeesCard } from './FeesCard.tsx';

/** What the market keeps of categories in every shop; a shop's own rates are on its page. */
export function FeesScreen() {
  const text = useShopsText();
  return (
    <>
      <PageHeader title={text('fees')} summary={text('feesSummary')} />
      <FeesCard />
    </>
  );
}
