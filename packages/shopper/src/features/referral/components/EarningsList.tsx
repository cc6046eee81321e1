import { Empty } from '../../../design/feedback/Empty.tsx';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { LinesSkeleton } from '../../../design/lists/LinesSkeleton.tsx';
import { ListView } from '../../../design/lists/ListView.tsx';
import { back } from '../../../kernel/router/navigation.ts';
import { useEarnings } from '../queries.ts';
import { useReferralStrings } from '../strings.ts';
import { EarningRow } from './EarningRow.tsx';

export function EarningsList() {
  const t = useReferralStrings();
  return (
    <ListView
      list={useEarnings()}
      skeleton={<LinesSkeleton />}
      empty={
        <Empty
          picture="money"
          title={t('noEarnings')}
          text={t('noEarningsHint')}
          action={t('invite')}
          onAction={back}
        />
      }
    >
      {(rows) => (
        <SectionCard flush>
          {rows.map((earning) => (
            <EarningRow key={earning.id} earning={earning} />
          ))}
        </SectionCard>
      )}
    </ListView>
  );
}
