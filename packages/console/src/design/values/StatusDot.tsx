import type { ReactNode } from 'react';
import type { TagTone, Tone } from './status-tones.ts';
import './status.css';

/** A state: a dot and its word, the colour by meaning. */
export function StatusDot({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`status status-${tone}`}>{children}</span>;
}

/** A kind: a word on a tint, without a dot. */
export function KindTag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  return <span className={`kind kind-${tone}`}>{children}</span>;
}
