import { classes } from '@chengji/client-kit/classes';
import { serverNow } from '@chengji/client-kit/react';
import type { Alert } from '@chengji/contract';
import { Link } from 'react-router';
import { useLanguage } from '../../kernel/language.ts';
import { useTimeDisplay } from '../../kernel/time.ts';
import { alertLooks } from './alert-looks.ts';
import styles from './alerts.module.css';
import { toParams } from './alerts.view.ts';
import { useAlertsText } from './alerts-text.ts';

type Props = { alert: Alert; path: string; isMarked: boolean; onOpen: () => void };

export function AlertRow({ alert, path, isMarked, onOpen }: Props) {
  const text = useAlertsText();
  const language = useLanguage();
  const time = useTimeDisplay();
  const { kind, createtime } = alert;
  const { icon: Icon, tone } = alertLooks[kind];
  return (
    <li>
      <Link to={path} className={styles.alert} onClick={onOpen}>
        <span className={classes(styles.icon, styles[tone])}>
          <Icon />
        </span>
        <span className="grow">
          <span className={classes(styles.sentence, isMarked && 'strong')}>
            {text(`kind_${kind}`, toParams(alert))}
          </span>
          <time
            className="muted small"
            dateTime={new Date(createtime * 1_000).toISOString()}
            title={time.showMoment(createtime)}
          >
            {time.showAgo(createtime, serverNow(), language)}
          </time>
        </span>
        {isMarked && (
          <span className={styles.mark}>
            <span className="visually-hidden">{text('unseen')}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
