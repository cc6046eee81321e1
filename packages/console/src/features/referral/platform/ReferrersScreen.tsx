import { Share2 } from 'lucide-react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ListPage } from '../../../design/lists/ListPage.tsx';
import { referrerStates } from '../growth.view.ts';
import { useReferrers } from '../queries.ts';
import { useReferralText } from '../referral-text.ts';
import { referrersColumns } from './referrers-columns.tsx';

/** Everybody who brought somebody, by what it earned. */
export function ReferrersScreen() {
  const text = useReferralText();
  const list = useReferrers();
  return (
    <ListPage
      list={list}
      title={text('people')}
      summary={list.data && text('peopleSummary', { n: list.data.total })}
      tabs={{ label: text('state'), options: referrerStates, toText: (state) => text(`state_${state}`) }}
      search={text('search')}
      columns={referrersColumns(text)}
      empty={<EmptyState icon={<Share2 />} title={text('noPeople')} />}
    />
  );
}
