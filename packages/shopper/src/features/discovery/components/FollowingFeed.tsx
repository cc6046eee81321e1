import type { PostAuthor } from '@chengji/contract';
import { useState } from 'react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { LoginFirst } from '../../../design/feedback/LoginFirst.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { useUser } from '../../../kernel/session/user-store.ts';
import { listAuthors, toAuthorKey } from '../post.view.ts';
import { useFewPosts, usePostingShops } from '../queries.ts';
import { AuthorFollow } from '../reactions/AuthorFollow.tsx';
import { useDiscoveryStrings } from '../strings.ts';
import styles from './FollowingFeed.module.css';
import { PostFeed } from './PostFeed.tsx';

const AVATAR = 40;
/** So many posts are looked at for their authors. */
const LOOKED_AT = 20;

/** The posts of whom one follows; who follows nobody yet is offered authors. */
export function FollowingFeed() {
  const t = useDiscoveryStrings();
  const { isLogin, id } = useUser(({ user }) => user);
  if (!isLogin) return <LoginFirst picture="heart" text={t('followingHint')} />;
  return <PostFeed feed={{ feed: 'following' }} empty={<Authors me={id} />} />;
}

function Authors({ me }: { me: number }) {
  const t = useDiscoveryStrings();
  const posts = useFewPosts({}, LOOKED_AT);
  const shops = usePostingShops();
  // who was followed here stays in the list, so that it can be taken back
  const [followed, setFollowed] = useState<Readonly<Record<string, boolean>>>({});
  const authors = listAuthors(posts.rows, shops.data?.rows ?? [], me);
  return (
    <>
      <Empty picture="heart" title={t('followingNothing')} text={t('followingHint')} />
      {authors.length > 0 && (
        <SectionCard title={t('authorsToFollow')}>
          {authors.map((author) => (
            <AuthorLine
              key={toAuthorKey(author)}
              author={author}
              isFollowed={followed[toAuthorKey(author)] === true}
              onFollow={(isOn) => setFollowed((all) => ({ ...all, [toAuthorKey(author)]: isOn }))}
            />
          ))}
        </SectionCard>
      )}
    </>
  );
}

type AuthorLineProps = {
  author: PostAuthor;
  isFollowed: boolean;
  onFollow: (followed: boolean) => void;
};

const AuthorLine = ({ author, isFollowed, onFollow }: AuthorLineProps) => (
  <Row gap={3} className={styles.author}>
    <Avatar url={author.avatar} name={author.name} size={AVATAR} shop={author.kind === 'shop'} />
    <Text grow lines={1} size={15}>
      {author.name}
    </Text>
    <AuthorFollow author={author} isFollowed={isFollowed} onFollow={onFollow} />
  </Row>
);
