import type { ReactNode } from 'react';
import cellsStyles from '../tables/cells.module.css';
import { Thumb } from '../values/Thumb.tsx';
import styles from './queue.module.css';

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: ReactNode };

/** The ground of a row with any content; pressing it takes the row in hand. */
export function QueueChoice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button type="button" className={styles.row} aria-current={isChosen} onClick={onChoose}>
      {children}
    </button>
  );
}

type Props = {
  isChosen: boolean;
  onChoose: () => void;
  image: string;
  title: string;
  /** An amount, at the end of the title's line. */
  amount?: ReactNode;
  second: ReactNode;
  /** When it is due; at its end what happens then, or how it stands. */
  due?: ReactNode;
  mark?: ReactNode;
};

/** An item of a queue; pressing it takes it in hand. */
export function QueueRow({ isChosen, onChoose, image, title, amount, second, due, mark }: Props) {
  return (
    <QueueChoice isChosen={isChosen} onChoose={onChoose}>
      <Thumb size={48} image={image} />
      <span className={`${cellsStyles.cellTwo} grow`}>
        <span className="row between">
          <b className="ellipsis" title={title}>
            {title}
          </b>
          {amount}
        </span>
        <span className="ellipsis">{second}</span>
        {(due || mark) && (
          <span className={`row between ${styles.rowEnd}`}>
            <span className="row">{due}</span>
            {mark}
          </span>
        )}
      </span>
    </QueueChoice>
  );
}
