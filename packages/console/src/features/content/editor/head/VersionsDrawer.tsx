import { App, Button, Drawer } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { Failure } from '../../../../design/feedback/Failure.tsx';
import { SkeletonRows } from '../../../../design/feedback/SkeletonRows.tsx';
import { ListEnd } from '../../../../design/lists/ListEnd.tsx';
import { MomentText } from '../../../../design/values/MomentText.tsx';
import { StatusDot } from '../../../../design/values/StatusDot.tsx';
import type { Tone } from '../../../../design/values/status-tones.ts';
import { useFaultReport } from '../../../../kernel/use-call.ts';
import { useContentText } from '../../content-text.ts';
import type { PageCalls, PageVersion } from '../../page.queries.ts';
import { usePageVersions } from '../../queries.ts';
import styles from '../PageEditor.module.css';
import type { PageDraft } from '../use-page-draft.ts';

const limit = 20;

const tones: Record<PageVersion['state'], Tone> = {
  scheduled: 'wait',
  shown: 'done',
  past: 'rest',
  cancelled: 'rest',
};

type Props = {
  pageCalls: PageCalls;
  draft: PageDraft;
  canWrite: boolean;
  looking: number | undefined;
  onLook: (number: number | undefined) => void;
  onClose: () => void;
};

/** What was published and when; each can be looked at on the phone, and taken back into the draft. */
export function VersionsDrawer({ pageCalls, draft, canWrite, looking, onLook, onClose }: Props) {
  const text = useContentText();
  const { message } = App.useApp();
  const report = useFaultReport();
  const [page, setPage] = useState(1);
  const { shown, scheduled } = draft.page;
  const versions = usePageVersions(pageCalls, page, [shown?.number, scheduled?.number]);

  async function restore(number: number) {
    try {
      await draft.restore(number);
      onLook(undefined);
      void message.success(text('restored', { n: number }));
    } catch (error) {
      report(error);
    }
  }
  const { data } = versions;
  return (
    <Drawer open title={text('versions')} size={380} mask={false} onClose={onClose}>
      {versions.error && <Failure error={versions.error} onRetry={() => void versions.refetch()} />}
      {versions.isPending && <SkeletonRows rows={4} />}
      {data?.total === 0 && <EmptyState title={text('noVersions')} hint={text('noVersionsHint')} />}
      <ul className={styles.versions}>
        {data?.rows.map((version) => (
          <li
            key={version.number}
            className={styles.version}
            aria-current={version.number === looking || undefined}
          >
            <div className="row between">
              <b className="strong">{text('versionNo', { n: version.number })}</b>
              <StatusDot tone={tones[version.state]}>{text(`version_${version.state}`)}</StatusDot>
            </div>
            <p className="muted small">
              {version.made_by || text('madeBySystem')} · <MomentText at={version.publish_at} />
            </p>
            <div className="row">
              <Button
                size="small"
                onClick={() => onLook(version.number === looking ? undefined : version.number)}
              >
                {text(version.number === looking ? 'stopLooking' : 'look')}
              </Button>
              {canWrite && (
                <Button size="small" onClick={() => void restore(version.number)}>
                  {text('restore')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <ListEnd
        simple
        align="end"
        paging={data && { page, limit, total: data.total, onPage: (to) => setPage(to.page) }}
      />
    </Drawer>
  );
}
