import type { TableColumnsType } from 'antd';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import { Countdown } from '../../../design/values/Countdown.tsx';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import type { Report } from '../posts.view.ts';
import type { PostsText } from '../posts-text.ts';
import styles from './review.module.css';

type Acts = { chosen: number; onChoose: (id: number) => void };

export const reportColumns = (text: PostsText, { chosen, onChoose }: Acts): TableColumnsType<Report> => [
  {
    title: text('post_'),
    render: (_, { id, target }) => (
      <button
        type="button"
        className={`${cellsStyles.cellGoods} ${styles.rowButton}`}
        aria-current={id === chosen}
        onClick={() => onChoose(id)}
      >
        <Thumb image={target.image} />
        <span className={`ellipsis ${cellsStyles.goodsTitle}`} title={target.title}>
          {target.title}
        </span>
      </button>
    ),
  },
  {
    title: text('reasons'),
    render: (_, { reasons }) => (
      <span className="row wrap">
        {reasons.map((reason) => (
          <KindTag key={reason} tone="rose">
            {reason}
          </KindTag>
        ))}
      </span>
    ),
  },
  {
    title: text('people'),
    align: 'right',
    render: (_, { count }) => <b>{text('peopleCount', { n: count })}</b>,
  },
  {
    title: text('due'),
    render: (_, { due_at, ended_at }) =>
      ended_at === null ? <Countdown until={due_at} /> : <MomentText at={ended_at} />,
  },
  actionsColumn(({ id, ended_at }) => (
    <LinkButton isMain onPress={() => onChoose(id)}>
      {text(ended_at === null ? 'handle' : 'look')}
    </LinkButton>
  )),
];
