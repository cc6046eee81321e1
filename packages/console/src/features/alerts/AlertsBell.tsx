import { showBadge } from '@chengji/client-kit/count-display';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import type { Area, Staff } from '../../kernel/session.ts';
import { AlertsDrawer } from './AlertsDrawer.tsx';
import styles from './alerts.module.css';
import { useAlertsText } from './alerts-text.ts';
import { useUnseen } from './queries.ts';
import { useAnnouncements } from './use-announcements.ts';

/** How many alerts one has not seen; opens all of them. */
export function AlertsBell({ area, staff }: { area: Area; staff: Staff }) {
  const text = useAlertsText();
  const [isOpen, setOpen] = useState(false);
  const unseen = useUnseen(area, true);
  useAnnouncements(area, staff);
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        aria-label={unseen > 0 ? text('bell', { n: showBadge(unseen) }) : text('bellNone')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Bell />
        {unseen > 0 && (
          <span className={styles.count} aria-hidden="true">
            {showBadge(unseen)}
          </span>
        )}
      </button>
      <AlertsDrawer isOpen={isOpen} area={area} staff={staff} onClose={() => setOpen(false)} />
    </>
  );
}
