import type { ComplaintType } from '@chengji/contract';
import { useState } from 'react';
import { Delayed } from '../../../design/feedback/Delayed.tsx';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { PageSkeleton } from '../../../design/feedback/PageSkeleton.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import pageStyles from '../../../design/navigation/page.module.css';
import { go } from '../../../kernel/router/navigation.ts';
import { useParams } from '../../../kernel/router/page-context.ts';
import { parseType } from '../complaint.view.ts';
import { useReasons, useTarget } from '../queries.ts';
import { useComplaintStrings } from '../strings.ts';
import { ComplaintForm } from './ComplaintForm.tsx';
import { TargetTabs } from './TargetTabs.tsx';

type Named = { type: ComplaintType; id: number };

/** A complaint about what its address names, or about what stands behind it. */
export function ComplaintScreen() {
  const t = useComplaintStrings();
  const { type: asked, id } = useParams('pages/user/complaint/complaint');
  const type = parseType(asked);
  if (type && id) return <ComplaintOf named={{ type, id }} />;
  return (
    <Page actions={<ToMine />}>
      <Empty picture="robot" title={t('nothing')} text={t('nothingHint')} />
    </Page>
  );
}

function ToMine() {
  const t = useComplaintStrings();
  return (
    <TextButton className={pageStyles.navAction} onPress={() => go('pages/user/complaint/lists')}>
      {t('mine')}
    </TextButton>
  );
}

function ComplaintOf({ named }: { named: Named }) {
  const t = useComplaintStrings();
  const query = useTarget(named.type, named.id);
  // asked for along with what it is about, so that nothing below them moves
  const reasons = useReasons(named.type);
  const [chosen, setChosen] = useState<ComplaintType>(named.type);
  const gone = <Empty picture="robot" title={t('gone')} text={t('goneHint')} />;
  if (!query.data || reasons.isPending) {
    return (
      <Page actions={<ToMine />}>
        <QueryView
          query={query}
          skeleton={<PageSkeleton />}
          instead={{ 'complaints.target_unknown': gone, 'complaints.target_yourself': gone }}
        >
          {() => (
            <Delayed>
              <PageSkeleton />
            </Delayed>
          )}
        </QueryView>
      </Page>
    );
  }
  const { target, others, answered_by } = query.data;
  const targets = [target, ...others];
  const on = targets.find(({ type }) => type === chosen) ?? target;
  return (
    <ComplaintForm
      key={on.type}
      target={on}
      answeredBy={answered_by}
      actions={<ToMine />}
      head={<TargetTabs targets={targets} on={on.type} onChange={setChosen} />}
    />
  );
}
