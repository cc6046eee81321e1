import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { Pictures } from '../../../design/pictures/Pictures.tsx';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Stars } from '../../../design/values/Stars.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import type { Review } from '../reviews.view.ts';
import type { ReviewsText } from '../reviews-text.ts';
import styles from './reviews.module.css';

type Options = { seesOrders: boolean; onReply: ((review: Review) => void) | undefined };

/** The list's columns; without `onReply` the role may only read. */
export const reviewColumns = (
  text: ReviewsText,
  { seesOrders, onReply }: Options,
): TableColumnsType<Review> => [
  {
    title: text('review'),
    render: (_, row) => (
      <div className={styles.review}>
        <Stars score={row.score} />
        <p>{row.content || <span className="muted">{text(row.automatic ? 'automatic' : 'noWords')}</span>}</p>
        <Pictures images={row.images} />
        {row.reply !== null && <p className={styles.reviewReply}>{text('shopSays', { reply: row.reply })}</p>}
      </div>
    ),
  },
  {
    title: text('goods'),
    render: (_, row) => (
      <span className={cellsStyles.cellGoods}>
        <Thumb image={row.goods.image} />
        <span className={`${cellsStyles.cellTwo} ${styles.reviewGoods}`}>
          <span className="ellipsis strong" title={row.goods.title}>
            {row.goods.title}
          </span>
          <span className="ellipsis">{row.sku}</span>
        </span>
      </span>
    ),
  },
  {
    title: text('by'),
    render: (_, row) => (
      <TwoLines isCut first={row.user.nickname} second={<MomentText at={row.created_at} />} />
    ),
  },
  actionsColumn((row) => (
    <>
      {onReply && (
        <LinkButton onPress={() => onReply(row)}>{text(row.reply === null ? 'answer' : 'reword')}</LinkButton>
      )}
      {seesOrders && (
        <Link className="quiet-link" to={`/seller/orders/${row.order_id}`}>
          {text('order')}
        </Link>
      )}
    </>
  )),
];
