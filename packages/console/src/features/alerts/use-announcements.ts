import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Area, Staff } from '../../kernel/session.ts';
import { isNews, toAlertPath, toParams } from './alerts.view.ts';
import { useAlertsText } from './alerts-text.ts';
import { announce } from './announce.ts';
import { useNewest } from './queries.ts';

/** Tells of each new alert once, as the switches say. */
export function useAnnouncements(area: Area, { rights }: Staff): void {
  const text = useAlertsText();
  const navigate = useNavigate();
  const data = useNewest(area);
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (!data) return;
    const [newest] = data.rows;
    if (isNews(newest, known.current)) {
      announce({
        title: text(`kind_${newest.kind}`, toParams(newest)),
        body: data.unseen > 1 ? text('notificationMore', { n: data.unseen }) : '',
        tag: `chengji-${area}`,
        onOpen: () => void navigate(toAlertPath(newest, rights)),
      });
    }
    known.current = Math.max(known.current ?? 0, newest?.id ?? 0);
  }, [area, data, navigate, rights, text]);
}
