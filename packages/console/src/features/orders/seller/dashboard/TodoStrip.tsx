import { classes } from '@chengji/client-kit/classes';
import { Archive, ChevronRight, ClockAlert, CreditCard, Package, Undo2 } from 'lucide-react';
import { Link } from 'react-router';
import cellsStyles from '../../../../design/tables/cells.module.css';
import { useMomentText } from '../../../../design/values/MomentText.tsx';
import statusStyles from '../../../../design/values/status.module.css';
import { holds } from '../../../../kernel/rights.ts';
import { useSession } from '../../../../kernel/session.ts';
import { countTodo, type Todo, todoCells } from '../../dashboard.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import styles from './dashboard.module.css';

const icons = {
  to_ship: Package,
  to_ship_late: ClockAlert,
  refunds: Undo2,
  to_pay: CreditCard,
  sold_out: Archive,
};

/** What waits to be done; each count opens exactly those items. */
export function TodoStrip({ todo }: { todo: Todo }) {
  const text = useOrdersText();
  const rights = useSession('seller')?.staff.rights ?? [];
  const late = todo.to_ship_late > 0 ? text('lateHint', { n: todo.to_ship_late }) : text('allOnTime');
  const momentText = useMomentText();
  const { oldest_due_at } = todo.refunds;
  const due =
    oldest_due_at === null ? text('noneDue') : text('firstDue', { time: momentText(oldest_due_at) });
  const hints = {
    to_ship: late,
    to_ship_late: late,
    refunds: due,
    to_pay: text('unpaidHint'),
    sold_out: text('restock'),
  };
  return (
    <nav className={styles.todoStrip} aria-label={text('todo')}>
      {todoCells
        .filter((cell) => holds(rights, cell.right))
        .map(({ key, path, tone }) => {
          const Icon = icons[key];
          return (
            <Link key={key} to={path} className={styles.todoCell}>
              <span className={classes(styles.todoIcon, statusStyles[tone])}>
                <Icon />
              </span>
              <span className={`${cellsStyles.cellTwo} grow`}>
                <span>{text(`todo_${key}`)}</span>
                <span className={styles.todoLine}>
                  <b>{countTodo(todo, key)}</b>
                  <span>{hints[key]}</span>
                </span>
              </span>
              <ChevronRight className={styles.todoArrow} />
            </Link>
          );
        })}
    </nav>
  );
}
