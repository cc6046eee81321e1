import type { Refund } from '@chengji/contract';
import { useState } from 'react';
import { PageSkeleton } from '../../../design/feedback/PageSkeleton.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { useParams } from '../../../kernel/router/page-context.ts';
import { Rejection } from '../components/Rejection.tsx';
import { NewestLog } from '../log/NewestLog.tsx';
import { useRefund } from '../queries.ts';
import { Decision } from './Decision.tsx';
import { RefundBar } from './RefundBar.tsx';
import { RefundBarSteps } from './RefundBarSteps.tsx';
import { RefundFacts } from './RefundFacts.tsx';
import { RefundHead } from './RefundHead.tsx';
import { RefundSteps } from './RefundSteps.tsx';
import { ReturnAddress } from './ReturnAddress.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import { ReturnParcel } from './ReturnParcel.tsx';
import { ToBalance } from './ToBalance.tsx';
import { Ways } from './Ways.tsx';
import { WordsSheet } from './WordsSheet.tsx';

type Saying = 'intervene' | 'evidence';

/** One refund: how it stands, what comes next, and everything that may be done with it. */
export function RefundDetailsScreen() {
  const { id } = useParams('pages/user/refund/details');
  const query = useRefund(id);
  const [saying, setSaying] = useState<Saying | null>(null);
  const bar = query.data && <RefundBar refund={query.data} onSay={setSaying} />;
  return (
    <Page wash bar={bar} onRefresh={() => query.refetch()}>
      <QueryView query={query} skeleton={<PageSkeleton />}>
        {(refund) => <RefundBody refund={refund} onIntervene={() => setSaying('intervene')} />}
      </QueryView>
      {saying && <WordsSheet id={id} to={saying} onClose={() => setSaying(null)} />}
    </Page>
  );
}

function RefundBody({ refund, onIntervene }: { refund: Refund; onIntervene: () => void }) {
  const isRejected = refund.state === 'rejected';
  return (
    <>
      <RefundHead refund={refund} />
      <RefundBarSteps refund={refund} />
      {isRejected && <Rejection refund={refund} />}
      <Ways refund={refund} onIntervene={onIntervene} />
      <ToBalance refund={refund} />
      <Decision decision={refund.decision} />
      <ReturnAddress refund={refund} />
      {refund.can.ship && <ReturnForm refund={refund} />}
      <ReturnParcel refund={refund} />
      <RefundSteps refund={refund} />
      <RefundFacts refund={refund} />
      <NewestLog refund={refund} />
    </>
  );
}
