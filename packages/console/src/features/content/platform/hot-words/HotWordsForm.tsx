import { moveItem } from '@chengji/client-kit/lists/move-item';
import { storefrontCalls } from '@chengji/contract/content/storefront.calls';
import { Button, Checkbox, Input } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { SaveButton } from '../../../../design/form/SaveButton.tsx';
import { useEditorForm } from '../../../../design/form/use-editor-form.ts';
import { Fields } from '../../../../design/inputs/Fields.tsx';
import { Card } from '../../../../design/layout/Card.tsx';
import { SortableList } from '../../../../design/lists/SortableList.tsx';
import { newRowKey } from '../../../../kernel/row-key.ts';
import { useContentText } from '../../content-text.ts';
import { emptyText } from '../../editor/block.ts';
import type { HotWord } from '../../lists.view.ts';
import { type HotWords, useSaveHotWords } from '../../queries.ts';
import styles from '../content-lists.module.css';

const most = 30;
/** Its key tells a word from its neighbours while it is being written. */
const keyed = (word: HotWord) => ({ ...word, key: newRowKey() });
const toStart = ({ version, rows }: HotWords) => ({ version, rows: rows.map(keyed) });

export function HotWordsForm({ began, canWrite }: { began: HotWords; canWrite: boolean }) {
  const text = useContentText();
  const showWords = (words: HotWord[]) =>
    words.map(({ word, hot }) => `${word.zh} / ${word.en}${hot ? ` · ${text('hot')}` : ''}`);
  const form = useEditorForm({
    schema: storefrontCalls['POST /platform/hot_words/save'].in,
    start: toStart(began),
    save: useSaveHotWords(began, { rows: { label: text('hotWords'), show: showWords } }),
    onSaved: (saved) => {
      form.reset(toStart(saved));
    },
  });
  const words = form.values.rows;
  const set = (rows: typeof words) => form.change({ rows });
  const change = (at: number, part: Partial<HotWord>) =>
    set(words.map((word, place) => (place === at ? { ...word, ...part } : word)));
  return (
    <Card
      flush
      ruled
      title={text('hotWords')}
      aside={canWrite && <SaveButton form={form}>{text('save')}</SaveButton>}
    >
      <Fields className={styles.sortedRows} isOff={!canWrite || form.isSending}>
        <SortableList
          label={text('hotWords')}
          items={words}
          getKey={({ key }) => key}
          getName={({ word }) => word.zh}
          onMove={(from, to) => set(moveItem(words, from, to))}
        >
          {({ word, hot }, at) => (
            <>
              {(['zh', 'en'] as const).map((language) => (
                <Input
                  key={language}
                  aria-label={`${text('wordNo', { n: at + 1 })} ${text(`in_${language}`)}`}
                  placeholder={text(`in_${language}`)}
                  maxLength={20}
                  status={word[language].trim() ? '' : 'warning'}
                  value={word[language]}
                  onChange={(event) => change(at, { word: { ...word, [language]: event.target.value } })}
                />
              ))}
              <Checkbox checked={hot} onChange={(event) => change(at, { hot: event.target.checked })}>
                {text('hot')}
              </Checkbox>
              <Button
                type="text"
                icon={<Trash2 />}
                aria-label={text('removeItem', { name: word.zh || text('unnamed') })}
                onClick={() => set(words.filter((_, place) => place !== at))}
              />
            </>
          )}
        </SortableList>
        {canWrite && (
          <Button
            type="dashed"
            icon={<Plus />}
            disabled={words.length >= most}
            onClick={() => set([...words, keyed({ word: emptyText(), hot: false })])}
          >
            {text('addItem', { n: words.length, most })}
          </Button>
        )}
      </Fields>
    </Card>
  );
}
