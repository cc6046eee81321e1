import { App, Button, Checkbox, Input } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Fields } from '../../../../design/inputs/Fields.tsx';
import { moveItem } from '../../../../design/inputs/move-item.ts';
import { SortableList } from '../../../../design/inputs/SortableList.tsx';
import { useUnsavedChanges } from '../../../../design/inputs/use-unsaved-changes.ts';
import { Card } from '../../../../design/layout/Card.tsx';
import { useContentText } from '../../content-text.ts';
import { emptyText } from '../../editor/block.ts';
import { isTranslated } from '../../fields/is-translated.ts';
import type { HotWord } from '../../lists.view.ts';
import { type HotWords, useSaveHotWords } from '../../queries.ts';
import styles from '../content-lists.module.css';

const most = 30;
/** Its key tells a word from its neighbours while it is being written. */
type Row = HotWord & { key: string };
const keyed = (word: HotWord): Row => ({ ...word, key: crypto.randomUUID() });

export function HotWordsForm({ began, canWrite }: { began: HotWords; canWrite: boolean }) {
  const text = useContentText();
  const { message } = App.useApp();
  const { rows } = began;
  const [words, setWords] = useState<Row[]>(() => rows.map(keyed));
  const showWords = (words: HotWord[]) =>
    words.map(({ word, hot }) => `${word.zh} / ${word.en}${hot ? ` · ${text('hot')}` : ''}`);
  const save = useSaveHotWords(began, { rows: { label: text('hotWords'), show: showWords } });
  const isChanged = JSON.stringify(words.map(({ key: _, ...word }) => word)) !== JSON.stringify(rows);
  useUnsavedChanges(isChanged);

  const change = (at: number, part: Partial<HotWord>) =>
    setWords((now) => now.map((word, place) => (place === at ? { ...word, ...part } : word)));
  const handleSave = () =>
    save.mutate(
      { version: began.version, rows: words.map(({ word, hot }) => ({ word, hot })) },
      { onSuccess: () => void message.success(text('saved')) },
    );
  return (
    <Card
      flush
      ruled
      title={text('hotWords')}
      aside={
        canWrite && (
          <Button
            type="primary"
            disabled={!isChanged || !words.every(({ word }) => isTranslated(word))}
            loading={save.isPending}
            onClick={handleSave}
          >
            {text('save')}
          </Button>
        )
      }
    >
      <Fields className={styles.sortedRows} isOff={!canWrite}>
        <SortableList
          label={text('hotWords')}
          items={words}
          getKey={({ key }) => key}
          getName={({ word }) => word.zh}
          onMove={(from, to) => setWords((now) => moveItem(now, from, to))}
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
                onClick={() => setWords((now) => now.filter((_, place) => place !== at))}
              />
            </>
          )}
        </SortableList>
        {canWrite && (
          <Button
            type="dashed"
            icon={<Plus />}
            disabled={words.length >= most}
            onClick={() => setWords((now) => [...now, keyed({ word: emptyText(), hot: false })])}
          >
            {text('addItem', { n: words.length, most })}
          </Button>
        )}
      </Fields>
    </Card>
  );
}
