import { Radio } from 'antd';
import { Fragment, useState } from 'react';
import { useDesignText } from '../design-text.ts';
import { Thumb } from '../values/Thumb.tsx';
import styles from './conflict.module.css';
import {
  type Choices,
  type ConflictRow,
  differingLines,
  type Side,
  splitLine,
  usualChoices,
} from './conflict.view.ts';

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
  const text = useDesignText();
  const differs = differingLines(lines, beside);
  return (
    <Radio value={side} className={styles.side} aria-label={title}>
      <span className={styles.title}>{title}</span>
      <span className={styles.lines} data-lines>
        {lines.length === 0 && <span className="muted">{text('nothing')}</span>}
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and never move
          <span key={at} className={differs[at] ? styles.differs : 'muted'}>
            <Line line={line} />
          </span>
        ))}
      </span>
    </Radio>
  );
}

function Line({ line }: { line: string }) {
  const text = useDesignText();
  const parts = splitLine(line);
  return (
    <>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts may be alike, and never move
        <Fragment key={at}>
          {at > 0 && !parts[at - 1]?.isPicture && ' · '}
          {part.isPicture ? (
            <>
              <Thumb image={part.text} size={28} />{' '}
              <span className="visually-hidden">{text('pictureNamed', { name: part.text })}</span>
            </>
          ) : (
            part.text
          )}
        </Fragment>
      ))}
    </>
  );
}
