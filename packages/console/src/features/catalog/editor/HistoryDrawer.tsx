import { Button, Drawer } from 'antd';
import { ArrowRight, History } from 'lucide-react';
import { useState } from 'react';
import { DiffLines } from '../../../design/conflict/DiffLines.tsx';
import type { ConflictFields } from '../../../design/conflict/use-save.tsx';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { MoreRows } from '../../../design/lists/MoreRows.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { useCatalogText } from '../catalog-text.ts';
import { changedRows, type GoodsChange, toKind } from '../goods-history.view.ts';
import { useGoodsHistory } from '../queries.ts';
import { useGoodsFields } from '../use-goods-fields.ts';
import styles from './history.module.css';

/** Opens who changed the goods, what and when. */
export function HistoryButton({ id }: { id: number }) {
  const text = useCatalogText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<History />} onClick={() => setOpen(true)}>
        {text('history')}
      </Button>
      <Drawer open={isOpen} destroyOnHidden size={560} title={text('history')} onClose={() => setOpen(false)}>
        <Changes id={id} />
      </Drawer>
    </>
  );
}

/** Beside the form's own fields, what is changed of a goods elsewhere. */
function useHistoryFields(): ConflictFields {
  const text = useCatalogText();
  const { skus, ...fields } = useGoodsFields();
  return {
    ...fields,
    specs: {
      label: text('specs'),
      show: (specs: readonly { name: string; values: string[] }[]) =>
        specs.map(({ name, values }) => `${name}: ${values.join(', ')}`),
    },
    skus: { label: text('skusField'), show: skus.show },
    price: text('priceColumn'),
    stock: text('stockColumn'),
    is_taken_down: text('takenDown'),
    reason: text('takeDownReason'),
    is_planned: text('stateTimed'),
  };
}

function Changes({ id }: { id: number }) {
  const text = useCatalogText();
  const list = useGoodsHistory(id);
  const fields = useHistoryFields();
  const { rows, first, error, refetch } = list;
  if (!first) return <NotLoaded error={error} onRetry={refetch} />;
  if (rows.length === 0) return <EmptyState icon={<History />} title={text('noHistory')} />;
  return (
    <>
      <ul className={styles.changes} aria-label={text('history')}>
        {rows.map((change) => (
          <Change key={change.id} change={change} fields={fields} />
        ))}
      </ul>
      <MoreRows list={list} text={text('moreHistory')} />
    </>
  );
}

function Change({ change, fields }: { change: GoodsChange; fields: ConflictFields }) {
  const text = useCatalogText();
  const kind = toKind(change);
  return (
    <li className={styles.change}>
      <p className="row between">
        <span>
          <b className="strong">{change.by ?? text('byPlatform')}</b> {text(`history_${kind}`)}
        </span>
        <span className="muted">
          <MomentText at={change.at} />
        </span>
      </p>
      {changedRows(fields, change).map(({ name, label, mine, theirs }) => (
        <div key={name} className={styles.field}>
          <span className="muted">{label}</span>
          <div className={styles.sides}>
            <DiffLines lines={mine} beside={theirs} />
            <ArrowRight className={styles.arrow} />
            <DiffLines lines={theirs} beside={mine} />
          </div>
        </div>
      ))}
    </li>
  );
}
