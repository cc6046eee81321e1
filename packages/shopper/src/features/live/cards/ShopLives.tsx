import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { useFewLives, usePlans } from '../queries.ts';
import { LivingLine } from './LivingLine.tsx';
import { PlanRow } from './PlanRow.tsx';
import { useLiveCardStrings } from './strings.ts';

/** The live of a shop that runs now, and those it announced; a shop without has nothing here. */
export function ShopLives({ shop }: { shop: number }) {
  const t = useLiveCardStrings();
  const living = useFewLives(shop).rows.find(({ state }) => state === 'living');
  const plans = usePlans(shop).rows;
  return (
    <>
      {living && <LivingLine live={living} />}
      {plans.length > 0 && (
        <SectionCard title={t('plans')}>
          {plans.map((plan) => (
            <PlanRow key={plan.id} plan={plan} inShop />
          ))}
        </SectionCard>
      )}
    </>
  );
}
