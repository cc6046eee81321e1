import { Empty } from '../../../design/feedback/Empty.tsx';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { ListView } from '../../../design/lists/ListView.tsx';
import { RowsSkeleton } from '../../../design/lists/RowsSkeleton.tsx';
import { back } from '../../../kernel/router/navigation.ts';
import { useEarnings } from '../queries.ts';
import { useReferralStrings } from '../strings.ts';
import { EarningRow } from './EarningRow.tsx';

export function EarningsList() {
  const t = useReferralStrings();
  return (
    <ListView
      list={useEarnings()}
      skeleton={<RowsSkeleton />}
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
