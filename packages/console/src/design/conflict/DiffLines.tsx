import { Fragment } from 'react';
import { useDesignText } from '../design-text.ts';
import { Thumb } from '../values/Thumb.tsx';
import styles from './conflict.module.css';
import { differingLines, splitLine } from './conflict.view.ts';

type Props = { lines: readonly string[]; beside: readonly string[] };

/** A value in lines; what the other side does not say stands out. */
export function DiffLines({ lines, beside }: Props) {
  const text = useDesignText();
  const differs = differingLines(lines, beside);
  return (
    <span className={styles.lines} data-lines>
      {lines.length === 0 && <span className="muted">{text('nothing')}</span>}
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and never move
        <span key={at} className={differs[at] ? styles.differs : 'muted'}>
          <Line line={line} />
        </span>
      ))}
    </span>
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
