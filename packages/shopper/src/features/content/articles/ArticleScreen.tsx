import { serverNow } from '@chengji/client-kit/react';
import type { CallOut } from '@chengji/contract';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { Page } from '../../../design/navigation/Page.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { useLanguage } from '../../../kernel/language.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { useParams } from '../../../kernel/router/page-context.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { reloadArticle, useArticle } from '../queries.ts';
import { useContentStrings } from '../strings.ts';
import styles from './ArticleScreen.module.css';
import { gone, parseArticleId } from './article.view.ts';
import { RichText } from './RichText.tsx';

const WIDTH = 390;

/** One article; the terms among them are named by their key. */
export function ArticleScreen() {
  const t = useContentStrings();
  const { id, title } = useParams('pages/article/details');
  const query = useArticle(parseArticleId(id));
  const nothing = (
    <Empty
      picture="parcel"
      title={t('articleGone')}
      text={t('articleGoneHint')}
      action={t('toArticles')}
      onAction={() => go('pages/article/list')}
    />
  );
  return (
    <Page title={title} ground="white" onRefresh={reloadArticle}>
      <QueryView query={query} skeleton={<ArticleSkeleton />} instead={gone(nothing)}>
        {(article) => <Article article={article} />}
      </QueryView>
    </Page>
  );
}

function Article({ article }: { article: CallOut<'GET /wanlshop/article/details'> }) {
  const t = useContentStrings();
  const showCount = useCountDisplay();
  const language = useLanguage();
  const { showAgo } = useTimeDisplay();
  const { title, image, content, views, published_at } = article;
  const facts = [showAgo(published_at, serverNow(), language), t('views', { count: showCount(views) })];
  return (
    <article className={styles.article}>
      <h2 className={styles.title}>{title}</h2>
      <Text as="p" num size={12} tone={3} className={styles.facts}>
        {facts.join(' · ')}
      </Text>
      {image && <Photo url={image} width={WIDTH} ratio="16:9" eager className={styles.picture} />}
      <RichText html={content} />
    </article>
  );
}

const ArticleSkeleton = () => (
  <div className={styles.article}>
    <Skeleton width="84%" height={28} />
    <Skeleton width={120} height={16} gap={12} />
    <Skeleton height={200} radius={12} gap={20} />
    <Skeleton height={16} gap={24} />
    <Skeleton height={16} gap={12} />
    <Skeleton width="56%" height={16} gap={12} />
  </div>
);
