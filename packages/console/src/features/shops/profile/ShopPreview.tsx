import { Card } from '../../../design/layout/Card.tsx';
import styles from '../../../design/tables/cells.module.css';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import type { Profile } from './profile.view.ts';
import { useProfileText } from './profile-text.ts';

/** The shop's card as buyers see it, in the language of who edits. */
export function ShopPreview({ draft, score }: { draft: Profile; score: number | null }) {
  const text = useProfileText();
  const isEnglish = useLanguage() === 'en';
  const intro = isEnglish ? draft.intro_en : draft.intro;
  return (
    <Card title={text('preview')}>
      <div className="stack">
        <div className={styles.cellGoods}>
          <Thumb image={draft.logo} size={56} />
          <span className={styles.cellTwo}>
            <span className="strong ellipsis">{isEnglish ? draft.name_en : draft.name}</span>
            <span className="ellipsis">{isEnglish ? draft.city_en : draft.city}</span>
            <span>{score === null ? text('notScored') : text('score', { score: score.toFixed(1) })}</span>
          </span>
        </div>
        {intro && <p>{intro}</p>}
      </div>
    </Card>
  );
}
