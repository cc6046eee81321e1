import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { LinkButton } from '../../../../design/inputs/LinkButton.tsx';
import { actionsColumn } from '../../../../design/tables/actions-column.tsx';
import styles from '../../../../design/tables/cells.module.css';
import { MomentText } from '../../../../design/values/MomentText.tsx';
import { KindTag, StatusDot } from '../../../../design/values/StatusDot.tsx';
import { Thumb } from '../../../../design/values/Thumb.tsx';
import type { Language } from '../../../../kernel/language.ts';
import type { ContentText } from '../../content-text.ts';
import { localize } from '../../editor/block-name.ts';
import type { ArticleRow, Category } from '../../lists.view.ts';

type Columns = {
  text: ContentText;
  language: Language;
  categories: readonly Category[];
  /** Without it the role may only look. */
  onDelete?: (row: ArticleRow) => void;
};

export function articleColumns({
  text,
  language,
  categories,
  onDelete,
}: Columns): TableColumnsType<ArticleRow> {
  return [
    {
      title: text('article'),
      render: (_, row) => (
        <span className={styles.cellGoods}>
          <Thumb image={row.image} />
          <span className={styles.cellTwo}>
            <Link className="ellipsis strong" to={`/platform/articles/${row.id}`}>
              {localize(row.title, language)}
            </Link>
            <span className="ellipsis">{localize(row.summary, language)}</span>
          </span>
        </span>
      ),
    },
    {
      title: text('category'),
      render: (_, row) => {
        const category = categories.find(({ id }) => id === row.category_id);
        return (
          <span className="row">
            {category && localize(category.name, language)}
            {row.key && <KindTag tone="plum">{text(`article_key_${row.key}`)}</KindTag>}
          </span>
        );
      },
    },
    {
      title: text('state'),
      render: (_, { state }) => (
        <StatusDot tone={state === 'published' ? 'done' : 'rest'}>{text(`articles_${state}`)}</StatusDot>
      ),
    },
    {
      title: text('views'),
      align: 'right',
      render: (_, row) => row.views.toLocaleString('en'),
    },
    {
      title: text('publishedAt'),
      render: (_, row) => row.published_at !== null && <MomentText at={row.published_at} />,
    },
    actionsColumn((row) => (
      <>
        <Link className="quiet-link" to={`/platform/articles/${row.id}`}>
          {text(onDelete ? 'edit' : 'look')}
        </Link>
        {onDelete && row.key === null && (
          <LinkButton onPress={() => onDelete(row)}>{text('delete')}</LinkButton>
        )}
      </>
    )),
  ];
}
