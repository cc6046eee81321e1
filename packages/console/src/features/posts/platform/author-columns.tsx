import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { type Author, toAuthorPath, toAuthorPosts } from '../posts.view.ts';
import type { PostsText } from '../posts-text.ts';

type Acts = {
  /** Whether a person’s and a shop’s own page may be opened. */
  can: { users: boolean; shops: boolean };
  /** Without it the role may only look. */
  onMute: ((author: Author['author']) => void) | undefined;
};

export const authorColumns = (text: PostsText, { can, onMute }: Acts): TableColumnsType<Author> => [
  {
    title: text('author'),
    render: (_, { author }) => (
      <span className="row">
        <Thumb image={author.avatar} size={36} round />
        <span className="ellipsis strong">
          {(author.kind === 'user' ? can.users : can.shops) ? (
            <Link to={toAuthorPath(author)}>{author.name}</Link>
          ) : (
            author.name
          )}
        </span>
        <KindTag tone={author.kind === 'shop' ? 'blue' : 'plain'}>{text(`kind_${author.kind}`)}</KindTag>
      </span>
    ),
  },
  {
    title: text('posts'),
    align: 'right',
    render: (_, { author, posts }) => <Link to={toAuthorPosts(author, 'shown')}>{posts}</Link>,
  },
  {
    title: text('refusedCount'),
    align: 'right',
    render: (_, { author, refused }) =>
      refused > 0 ? <Link to={toAuthorPosts(author, 'refused')}>{refused}</Link> : 0,
  },
  { title: text('liked'), align: 'right', render: (_, { liked }) => liked.toLocaleString('en-US') },
  { title: text('fans'), align: 'right', render: (_, { fans }) => fans.toLocaleString('en-US') },
  { title: text('lastPost'), render: (_, { last_at }) => <MomentText at={last_at} /> },
  actionsColumn(({ author }) => (
    <>
      <Link className="row-link" to={toAuthorPosts(author, 'shown')}>
        {text('seePosts')}
      </Link>
      {onMute && author.kind === 'user' && (
        <LinkButton of={author.name} onPress={() => onMute(author)}>
          {text('mute')}
        </LinkButton>
      )}
    </>
  )),
];
