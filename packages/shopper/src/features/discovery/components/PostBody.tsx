import { classes } from '@chengji/client-kit/classes';
import { serverNow } from '@chengji/client-kit/react';
import type { CallOut } from '@chengji/contract';
import { Box, look, Row, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { Gallery } from '../../../design/pictures/Gallery.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { useLanguage } from '../../../kernel/language.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { AuthorLink } from '../cards/AuthorLink.tsx';
import { toParagraphs } from '../post.view.ts';
import { AuthorFollow } from '../reactions/AuthorFollow.tsx';
import { useDiscoveryStrings } from '../strings.ts';
import styles from './PostBody.module.css';

export type Post = CallOut<'GET /wanlshop/find/details'>;

const AVATAR = 40;

/** The pictures and words of a post, who wrote it and when. */
export function PostBody({ post }: { post: Post }) {
  const t = useDiscoveryStrings();
  const showCount = useCountDisplay();
  const language = useLanguage();
  const { showAgo } = useTimeDisplay();
  const { author, category, images, title, ratio, likes, comments, createtime } = post;
  const facts = [
    showAgo(createtime, serverNow(), language),
    t('likes', { count: showCount(likes) }),
    t('comments', { count: showCount(comments) }),
  ];
  return (
    <article className={styles.post}>
      <Gallery images={images} ratio={ratio} label={t('pictures')} alt={title} />
      <Row gap={3} className={styles.author}>
        <AuthorLink
          author={author}
          className={classes(look({ row: 'center', grow: true, gap: 3 }), styles.shop)}
        >
          <Avatar url={author.avatar} name={author.name} size={AVATAR} shop={author.kind === 'shop'} />
          <Text size={15} bold lines={1}>
            {author.name}
          </Text>
        </AuthorLink>
        {!post.own && <AuthorFollow author={author} isFollowed={post.followed} />}
      </Row>
      <h2 className={styles.title}>{title}</h2>
      {toParagraphs(post.content).map((paragraph) => (
        <Box key={paragraph} as="p" above={3} inset="page" className={styles.words}>
          {paragraph}
        </Box>
      ))}
      <Row gap={4} inset="page">
        {category && (
          <Link
            to="pages/apps/find/list"
            params={{ category_id: category.id, title: category.name }}
            className={styles.topic}
          >
            {t('topic', { name: category.name })}
          </Link>
        )}
        {author.kind === 'shop' && (
          <Link
            to="pages/apps/find/list"
            params={{ shop_id: author.id, title: author.name }}
            className={styles.topic}
          >
            {t('allPosts')}
          </Link>
        )}
      </Row>
      <Text as="p" num size={12} tone={3} className={styles.facts}>
        {facts.join(' · ')}
      </Text>
    </article>
  );
}
