import { Input } from 'antd';
import { Card } from '../../../design/layout/Card.tsx';
import { useCatalogText } from '../catalog-text.ts';
import { listWords, toEnglishMap } from '../english.ts';
import type { CardProps } from './card-props.ts';
import styles from './GoodsEditor.module.css';

/** English translations of specs, tags and parameters. */
export function EnglishCard({ draft, onChange }: CardProps) {
  const text = useCatalogText();
  const words = listWords(draft);
  const left = words.length - Object.keys(toEnglishMap(draft)).length;
  return (
    <Card
      ruled
      title={text('english')}
      aside={left > 0 && <span className="muted">{text('englishLeft', { n: left })}</span>}
    >
      <div className="stack">
        <p className="muted">{text(words.length > 0 ? 'englishHint' : 'englishNone')}</p>
        {words.length > 0 && (
          <ul className={styles.englishWords}>
            {words.map((word) => (
              <li key={word}>
                <span className="ellipsis" title={word}>
                  {word}
                </span>
                <Input
                  lang="en"
                  aria-label={text('englishFor', { word })}
                  value={draft.english[word] ?? ''}
                  maxLength={400}
                  onChange={({ target }) => onChange({ english: { ...draft.english, [word]: target.value } })}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}
