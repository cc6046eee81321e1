import { serverNow } from '@chengji/client-kit/react';
import type { ArticleRow } from '@chengji/contract';
import { Stack, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { useLanguage } from '../../../kernel/language.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { useContentStrings } from '../strings.ts';
import styles from './ArticleLine.module.css';

const WIDTH = 112;

/** An article in a list: what it is called, when it came out and how many read it. */
export function ArticleLine({ article }: { article: ArticleRow }) {
  const t = useContentStrings();
  const showCount = useCountDisplay();
  const language = useLanguage();
  const { showAgo } = useTimeDisplay();
  const { id, title, summary, image, views, published_at } = article;
  const facts = [showAgo(published_at, serverNow(), language), t('views', { count: showCount(views) })];
  return (
    <Link to="pages/article/details" params={{ id: String(id), title }} className={styles.line}>
      <Stack as="span" grow>
        <Text as="b" size={15} bold className={styles.title}>
          {title}
        </Text>
        {summary && (
          <Text above={1} size={13} tone={2} lines={1}>
            {summary}
          </Text>
        )}
        <Text num size={12} tone={3} className={styles.facts}>
          {facts.join(' · ')}
        </Text>
      </Stack>
      {image && <Photo url={image} width={WIDTH} ratio="4:3" className={styles.picture} />}
    </Link>
  );
}
