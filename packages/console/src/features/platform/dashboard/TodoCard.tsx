import { classes } from '@chengji/client-kit/classes';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import statusStyles from '../../../design/values/status.module.css';
import { holds } from '../../../kernel/rights.ts';
import { useSession } from '../../../kernel/session.ts';
import type { Dashboard } from '../dashboard.view.ts';
import { usePlatformText } from '../platform-text.ts';
import styles from './dashboard.module.css';
import { listTodo } from './list-todo.tsx';

/** What waits to be decided; each count opens exactly those items. */
export function TodoCard({ todo }: { todo: Dashboard['todo'] }) {
  const text = usePlatformText();
  const rights = useSession('platform')?.staff.rights ?? [];
  const all = listTodo(todo, text);
  const rows = all.filter((row) => holds(rights, row.right));
  const total = rows.reduce((sum, row) => sum + row.count, 0);
  return (
    <Card title={text('todo')} aside={text('todoTotal', { n: total })}>
      {rows.length === 0 && <EmptyState title={text('todoNothing')} />}
      <ul>
        {rows.map(({ key, path, icon: Icon, tone, name, hint, count, note }) => (
          <li key={key}>
            <Link to={path} className={styles.marketTodoRow}>
              <span className={classes(styles.marketTodoIcon, statusStyles[tone])}>
                <Icon />
              </span>
              <span className={`${cellsStyles.cellTwo} grow`}>
                <span>{name}</span>
                <span>{hint}</span>
                {note && <span>{note}</span>}
              </span>
              <b className={styles.marketTodoCount}>{count}</b>
              <ChevronRight className={styles.marketTodoArrow} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
