import type { OwnPost } from '@chengji/contract';
import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { postTones, toLengthText } from '../posts.view.ts';
import type { PostsText } from '../posts-text.ts';
import { canEdit } from '../seller.view.ts';
import styles from './posts.module.css';

type Columns = {
  seesOrders: boolean;
  /** Without them the role may only look. */
  acts: { onAnswer: (post: OwnPost) => void; onDelete: (post: OwnPost) => void } | undefined;
};

const counted = (n: number) => n.toLocaleString('en-US');

export function postColumns(text: PostsText, { seesOrders, acts }: Columns): TableColumnsType<OwnPost> {
  return [
    {
      title: text('post_'),
      render: (_, { id, title, image, video, goods }) => (
        <span className={cellsStyles.cellGoods}>
          <Thumb image={image} />
          <TwoLines
            isStrong
            isCut
            className={cellsStyles.goodsTitle}
            first={
              <Link to={`/seller/posts/${id}`} title={title}>
                {title}
              </Link>
            }
            second={[
              video ? text('videoLength', { length: toLengthText(video.seconds) }) : text('type_other'),
              ...(goods ? [goods.title] : []),
            ].join(' · ')}
          />
        </span>
      ),
    },
    {
      title: text('state'),
      render: (_, { state, decision, answer }) => (
        <span className={styles.state}>
          <StatusDot tone={postTones[state]}>{text(`state_${state}`)}</StatusDot>
          {decision && (
            <span className="muted small ellipsis" title={decision}>
              {answer ? text('answeredShort') : decision}
            </span>
          )}
        </span>
      ),
    },
    { title: text('views'), align: 'right', render: (_, { figures }) => counted(figures.views) },
    {
      title: text('likesComments'),
      align: 'right',
      render: (_, { figures }) => `${counted(figures.likes)} / ${counted(figures.comments)}`,
    },
    {
      title: text('goods_opened'),
      align: 'right',
      render: (_, { figures }) => counted(figures.goods_opened),
    },
    {
      title: text('orders'),
      align: 'right',
      render: (_, { id, figures: { orders } }) =>
        seesOrders && orders > 0 ? (
          <Link className="row-link" to={`/seller/orders?state=all&post_id=${id}`}>
            {counted(orders)}
          </Link>
        ) : (
          counted(orders)
        ),
    },
    {
      title: text('sales'),
      align: 'right',
      render: (_, { figures }) => <Money amount={figures.sales} />,
    },
    { title: text('published'), render: (_, { createtime }) => <MomentText at={createtime} /> },
    actionsColumn((post) => (
      <>
        <Link className="row-link" to={`/seller/posts/${post.id}`}>
          {text(acts && canEdit(post) ? 'edit' : 'look')}
        </Link>
        {acts && post.can_answer && (
          <LinkButton of={post.title} onPress={() => acts.onAnswer(post)}>
            {text('answer')}
          </LinkButton>
        )}
        {acts && (
          <LinkButton of={post.title} onPress={() => acts.onDelete(post)}>
            {text('delete')}
          </LinkButton>
        )}
      </>
    )),
  ];
}
