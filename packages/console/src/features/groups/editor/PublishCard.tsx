import { CheckList } from '../../../design/feedback/CheckList.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { type CheckKey, checksShown } from '../campaign-checks.ts';
import type { CampaignDraft } from '../campaign-draft.ts';
import { useGroupsText } from '../groups-text.ts';

type Props = { draft: CampaignDraft; checks: Record<CheckKey, boolean> };

/** What must hold before buyers can see it. */
export function PublishCard({ draft, checks }: Props) {
  const text = useGroupsText();
  return (
    <Card title={text('checks')}>
      <div className="stack">
        <CheckList
          lines={checksShown(draft).map((key) => ({
            key,
            label: text(`check_${key}`),
            level: 'must',
            isPassed: checks[key],
          }))}
        />
        <p className="muted small">{text('publishHint')}</p>
      </div>
    </Card>
  );
}
