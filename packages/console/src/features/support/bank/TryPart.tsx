import { Input, Progress } from 'antd';
import { useState } from 'react';
import { ContextPart } from '../../../design/queue/QueueItem.tsx';
import { useTry } from '../queries.ts';
import { type Draft, toWordings } from '../support.view.ts';
import { useSupportText } from '../support-text.ts';
import styles from './bank.module.css';

/** What the assistant would find were the draft saved. */
export function TryPart({ id, draft }: { id: number | undefined; draft: Draft }) {
  const text = useSupportText();
  const [words, setWords] = useState('');
  const trying = useTry();
  const handleTry = () => {
    const said = words.trim();
    if (said === '') return;
    const question = { zh: draft.question_zh, en: draft.question_en };
    const wordings = toWordings(draft);
    trying.mutate({ text: said, draft: { ...(id === undefined ? {} : { id }), question, wordings } });
  };
  const found = trying.data;
  return (
    <ContextPart title={text('try')} aside={text('tryHint')}>
      <Input.Search
        aria-label={text('tryPlaceholder')}
        placeholder={text('tryPlaceholder')}
        value={words}
        maxLength={200}
        loading={trying.isPending}
        onChange={({ target }) => setWords(target.value)}
        onSearch={handleTry}
      />
      {found?.rows.length === 0 && <p className="muted">{text('nothingFound')}</p>}
      <ul className={styles.hits}>
        {found?.rows.map(({ kind, id: source, title, score, matched }) => (
          <li key={`${kind} ${source}`} data-low={score < found.least}>
            <span className="row between">
              <span>{title}</span>
              <b>{score.toFixed(2)}</b>
            </span>
            <Progress percent={Math.round(score * 100)} showInfo={false} size="small" />
            <span className="muted small">
              {text(`kind_${kind}`)} ·{' '}
              {score < found.least
                ? text('below', { least: found.least })
                : matched
                  ? text('matched', { words: matched })
                  : text('matchedText')}
            </span>
          </li>
        ))}
      </ul>
      {found && <p className="muted small">{text('belowNote', { least: found.least })}</p>}
    </ContextPart>
  );
}
