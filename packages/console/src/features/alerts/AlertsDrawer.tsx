import { Drawer } from 'antd';
import { Bell } from 'lucide-react';
import { useEffect } from 'react';
import { EmptyState } from '../../design/feedback/EmptyState.tsx';
import { NotLoaded } from '../../design/feedback/NotLoaded.tsx';
import { MoreRows } from '../../design/lists/MoreRows.tsx';
import type { Area, Staff } from '../../kernel/session.ts';
import { AlertRow } from './AlertRow.tsx';
import styles from './alerts.module.css';
import { toAlertPath } from './alerts.view.ts';
import { useAlertsText } from './alerts-text.ts';
import { useAlerts, useSeeAlerts } from './queries.ts';
import { SwitchesFoot } from './SwitchesFoot.tsx';
import { useMarked } from './use-marked.ts';

type Props = { area: Area; staff: Staff; onClose: () => void };

/** The alerts, newest first; opened, they are seen. */
export function AlertsDrawer({ isOpen, ...props }: Props & { isOpen: boolean }) {
  const text = useAlertsText();
  return (
    <Drawer
      open={isOpen}
      destroyOnHidden
      size={400}
      closable={{ placement: 'end' }}
      title={text('alerts')}
      footer={<SwitchesFoot />}
      classNames={{ body: styles.drawer }}
      onClose={props.onClose}
    >
      <AlertList {...props} />
    </Drawer>
  );
}

function AlertList({ area, staff, onClose }: Props) {
  const text = useAlertsText();
  const list = useAlerts(area);
  const { rows, first, error, refetch } = list;
  const marked = useMarked(rows);
  useSeenUpTo(area, rows[0]);
  if (!first) return <NotLoaded error={error} onRetry={refetch} />;
  if (rows.length === 0) {
    return <EmptyState icon={<Bell />} title={text('none')} hint={text('noneHint')} />;
  }
  return (
    <>
      <ul aria-label={text('alerts')}>
        {rows.map((alert) => (
          <AlertRow
            key={alert.id}
            alert={alert}
            path={toAlertPath(alert, staff.rights)}
            isMarked={marked.has(alert.id)}
            onOpen={onClose}
          />
        ))}
      </ul>
      <MoreRows list={list} text={text('more')} />
    </>
  );
}

/** All up to the newest shown are seen, also those that come while they are looked at. */
function useSeenUpTo(area: Area, newest: { id: number; seen: boolean } | undefined): void {
  const { mutate: see } = useSeeAlerts(area);
  const upTo = newest && !newest.seen ? newest.id : undefined;
  useEffect(() => {
    if (upTo) see({ id: upTo });
  }, [see, upTo]);
}
