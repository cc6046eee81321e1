import { Radio } from 'antd';
import { useState } from 'react';
import { useDesignText } from '../design-text.ts';
import styles from './conflict.module.css';
import { type Choices, type ConflictRow, type Side, usualChoices } from './conflict.view.ts';
import { DiffLines } from './DiffLines.tsx';

type Props = { rows: readonly ConflictRow[]; theirName: string; onChoose: (choices: Choices) => void };

/** For each field in which two saves differ: one's own beside theirs, and which of them is kept. */
export function ConflictChoices({ rows, theirName, onChoose }: Props) {
  const text = useDesignText();
  const [choices, setChoices] = useState<Choices>(() => usualChoices(rows));
  const choose = (name: string, side: Side) => {
    const next = { ...choices, [name]: side };
    setChoices(next);
    onChoose(next);
  };
  return (
    <div className={styles.conflict}>
      {rows.map((row) => (
        <Radio.Group
          key={row.name}
          className={styles.row}
          aria-label={row.label}
          value={choices[row.name]}
          onChange={({ target }) => choose(row.name, target.value as Side)}
        >
          <p className={styles.label}>
            <b className="strong">{row.label}</b>
            <span className="muted small">{text(`changedBy_${row.changedBy}`, { name: theirName })}</span>
          </p>
          <div className={styles.sides}>
            <SideOption side="mine" title={text('mine')} lines={row.mine} beside={row.theirs} />
            <SideOption side="theirs" title={theirName} lines={row.theirs} beside={row.mine} />
          </div>
        </Radio.Group>
      ))}
    </div>
  );
}

type SideProps = { side: Side; title: string; lines: readonly string[]; beside: readonly string[] };

/** What the other side does not say stands out. */
function SideOption({ side, title, lines, beside }: SideProps) {
  return (
    <Radio value={side} className={styles.side} aria-label={title}>
      <span className={styles.title}>{title}</span>
      <DiffLines lines={lines} beside={beside} />
    </Radio>
  );
}
