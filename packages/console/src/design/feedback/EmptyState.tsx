import { PackageOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import './states.css';

type Props = { icon?: ReactNode; tone?: 'rest' | 'bad'; title: string; hint?: ReactNode; action?: ReactNode };

/** Nothing to show: an icon, a line, and at most one thing to do. */
export function EmptyState({ icon = <PackageOpen />, tone = 'rest', title, hint, action }: Props) {
  return (
    <div className="empty-state">
      <span className={`empty-state-icon empty-state-${tone}`}>{icon}</span>
      <p className="empty-state-title">{title}</p>
      {hint && <p className="muted small">{hint}</p>}
      {action && <div className="empty-state-action">{action}</div>}
    </div>
  );
}
