import { showCount } from '@chengji/client-kit/count-display';
import { serverNow } from '@chengji/client-kit/react';
import type { ArticleRow } from '@chengji/contract';
import { Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { useContentStrings } from '../strings.ts';
import styles from './ArticleLine.module.css';

const WIDTH = 112;

/** An article in a list: what it is called, when it came out and how many read it. */
export function ArticleLine({ article }: { article: ArticleRow }) {
  const t = useContentStrings();
  const language = useLanguage();
  const { showAgo } = useTimeDisplay();
  const { id, title, summary, image, views, published_at } = article;
  const facts = [showAgo(published_at, serverNow(), language), t('views', { count: showCount(views) })];
  return (
    <Link to="pages/article/details" params={{ id: String(id), title }} className={styles.line}>
      <span className={styles.words}>
        <b className={styles.title}>{title}</b>
        {summary && <span className={styles.summary}>{summary}</span>}
        <Text num className={styles.facts}>
          {facts.join(' · ')}
        </Text>
      </span>
      {image && <Photo url={image} width={WIDTH} ratio="4:3" className={styles.picture} />}
    </Link>
  );
}
