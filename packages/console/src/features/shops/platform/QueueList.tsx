import { Pagination } from 'antd';
import { useDesignText } from '../../../design/design-text.ts';
import cellsStyles from '../../../design/tables/cells.module.css';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import type { ApplicationRow } from '../applications.view.ts';
import { typeTones } from '../shop-tones.ts';
import { useShopsText } from '../shops-text.ts';
import styles from './applications.module.css';

type Props = {
  rows: readonly ApplicationRow[];
  chosen: number;
  total: number;
  page: number;
  limit: number;
  onChoose: (id: number) => void;
  onPage: (page: number) => void;
};

/** The applications one below the other; each opens beside the list. */
export function QueueList({ rows, chosen, total, page, limit, onChoose, onPage }: Props) {
  const text = useShopsText();
  const designText = useDesignText();
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className={styles.queueRow}
              aria-current={row.id === chosen}
              onClick={() => onChoose(row.id)}
            >
              <Thumb size={44} image={row.logo} />
              <span className={`${cellsStyles.cellTwo} grow`}>
                <span className="row between">
                  <b className="ellipsis">{row.name}</b>
                  <KindTag tone={typeTones[row.type]}>{text(`type_${row.type}`)}</KindTag>
                </span>
                <span className="ellipsis">
                  {row.business} · {row.city}
                </span>
                <span className="row between">
                  <MomentText at={row.submitted_at} />
                  {row.submissions > 1 && <span>{text('again', { n: row.submissions })}</span>}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {total > limit && (
        <Pagination
          className={styles.queuePages}
          size="small"
          simple
          current={page}
          pageSize={limit}
          total={total}
          showTotal={(count) => designText('total', { n: count })}
          onChange={onPage}
        />
      )}
    </>
  );
}
