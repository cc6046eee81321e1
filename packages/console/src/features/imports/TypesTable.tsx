import { Cascader } from 'antd';
import { DataTable } from '../../design/tables/DataTable.tsx';
import { useOwnPages } from '../../design/tables/use-own-pages.ts';
import { type CategoryTree, categoryOptions, categoryPath } from '../catalog/index.ts';
import styles from './imports.module.css';
import type { Choices, Import } from './imports.view.ts';
import { useImportsText } from './imports-text.ts';

type Props = {
  types: Import['types'];
  tree: CategoryTree;
  chosen: Choices['categories'];
  onChange: (chosen: Choices['categories']) => void;
};

/** Which category each type of the table goes into. */
export function TypesTable({ types, tree, chosen, onChange }: Props) {
  const text = useImportsText();
  const options = categoryOptions(tree);
  const pages = useOwnPages(types, 20);
  return (
    <div className="stack">
      <h3 className={styles.importTitle}>{text('types')}</h3>
      <p className="muted small">{text('typesHint')}</p>
      <DataTable
        label={text('types')}
        {...pages}
        isWrapped
        rowKey={({ name }) => name}
        empty={null}
        columns={[
          {
            title: text('type'),
            render: (_, { name, goods }) => (
              <>
                {name || text('noType')} <span className="muted small">{text('goodsOf', { n: goods })}</span>
              </>
            ),
          },
          {
            title: text('category'),
            width: '50%',
            render: (_, { name }) => (
              <Cascader
                className={styles.importCategory}
                aria-label={`${text('category')} ${name || text('noType')}`}
                placeholder={text('category')}
                options={options}
                value={categoryPath(tree, chosen[name] ?? null)}
                onChange={(path) => onChange({ ...chosen, [name]: path?.at(-1) ?? null })}
              />
            ),
          },
        ]}
      />
    </div>
  );
}
