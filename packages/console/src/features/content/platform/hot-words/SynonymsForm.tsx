import { catalogPlatformCalls } from '@chengji/contract/catalog/catalog.platform.calls';
import { Button, Input } from 'antd';
import { Plus, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Note } from '../../../../design/feedback/Note.tsx';
import { SaveButton } from '../../../../design/form/SaveButton.tsx';
import { useEditorForm } from '../../../../design/form/use-editor-form.ts';
import { Fields } from '../../../../design/inputs/Fields.tsx';
import { Card } from '../../../../design/layout/Card.tsx';
import { newRowKey } from '../../../../kernel/row-key.ts';
import { useContentText } from '../../content-text.ts';
import { useSaveSynonyms } from '../../queries.ts';
import styles from './synonyms.module.css';
import {
  findRows,
  type Synonyms,
  type SynonymsRow,
  showRow,
  type TypedRow,
  toRow,
  toTyped,
} from './synonyms.view.ts';

const most = 1_000;
/** So many are written at once; the others are found by their words. */
const shownAtOnce = 30;

const toStart = ({ version, rows }: Synonyms) => ({ version, rows: rows.map(toTyped) });

export function SynonymsForm({ began, canWrite }: { began: Synonyms; canWrite: boolean }) {
  const text = useContentText();
  const [wanted, setWanted] = useState('');
  const form = useEditorForm({
    schema: catalogPlatformCalls['POST /platform/synonyms/save'].in,
    start: toStart(began),
    toInput: ({ version, rows }) => ({ version, rows: rows.map(toRow) }),
    save: useSaveSynonyms(began, {
      rows: { label: text('synonyms'), show: (rows: SynonymsRow[]) => rows.map(showRow) },
    }),
    onSaved: (saved) => {
      form.reset(toStart(saved));
    },
  });
  const { rows } = form.values;
  const { shown, left } = findRows(rows, wanted, shownAtOnce);
  const change = (key: string, part: Partial<TypedRow>) =>
    form.change({ rows: rows.map((row) => (row.key === key ? { ...row, ...part } : row)) });
  const add = () => {
    setWanted('');
    form.change({ rows: [{ key: newRowKey(), words: '', finds: '' }, ...rows] });
  };
  return (
    <Card
      flush
      ruled
      title={text('synonyms')}
      aside={canWrite && <SaveButton form={form}>{text('saveSynonyms')}</SaveButton>}
    >
      <div className={styles.head}>
        <Note>{text('synonymsHint')}</Note>
        <div className={styles.tools}>
          <Input
            allowClear
            prefix={<Search size={16} />}
            aria-label={text('findSynonyms')}
            placeholder={text('findSynonyms')}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
          {canWrite && (
            <Button icon={<Plus />} disabled={rows.length >= most} onClick={add}>
              {text('addItem', { n: rows.length, most })}
            </Button>
          )}
        </div>
      </div>
      <Fields className={styles.rows} isOff={!canWrite || form.isSending}>
        {shown.map((row) => (
          <div key={row.key} className={styles.row}>
            <Input
              aria-label={text('synonymWords')}
              placeholder={text('synonymWords')}
              status={toRow(row).words.length > 0 ? '' : 'warning'}
              value={row.words}
              onChange={(event) => change(row.key, { words: event.target.value })}
            />
            <Input
              aria-label={text('synonymFinds')}
              placeholder={text('synonymFinds')}
              value={row.finds}
              onChange={(event) => change(row.key, { finds: event.target.value })}
            />
            <Button
              type="text"
              icon={<Trash2 />}
              aria-label={text('removeItem', { name: toRow(row).words[0] ?? text('unnamed') })}
              onClick={() => form.change({ rows: rows.filter(({ key }) => key !== row.key) })}
            />
          </div>
        ))}
        {left > 0 && <p className={styles.left}>{text('moreSynonyms', { n: left })}</p>}
        {shown.length === 0 && <p className={styles.left}>{text('noSynonyms')}</p>}
      </Fields>
    </Card>
  );
}
