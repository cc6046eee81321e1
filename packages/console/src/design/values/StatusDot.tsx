import { classes } from '@chengji/client-kit/classes';
import type { ReactNode } from 'react';
import styles from './status.module.css';
import type { TagTone, Tone } from './status-tones.ts';

/** A state: a dot and its word, the colour by meaning. */
export function StatusDot({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={classes(styles.status, styles[tone])}>{children}</span>;
}

/** A kind: a word on a tint, without a dot. */
export function KindTag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  return <span className={classes(styles.kind, styles[tone])}>{children}</span>;
}
