import { Store } from 'lucide-react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ListPage } from '../../../design/lists/ListPage.tsx';
import { ListSelect } from '../../../design/lists/ListSelect.tsx';
import { ListSort } from '../../../design/lists/ListSort.tsx';
import { useShops } from '../queries.ts';
import { shopSorts, shopStates, shopTypes } from '../shops.view.ts';
import { useShopsText } from '../shops-text.ts';
import { shopsColumns } from './shops-columns.tsx';

/** Every shop of the market; each opens on a page of its own. */
export function ShopsScreen() {
  const text = useShopsText();
  const list = useShops();
  const counts = list.data?.counts;
  return (
    <ListPage
      list={list}
      title={text('shops')}
      summary={counts && text('shopsSummary', { n: counts.all, suspended: counts.suspended })}
      tabs={{ label: text('state'), options: shopStates, toText: (state) => text(`shopState_${state}`) }}
      search={text('searchShops')}
      filters={
        <>
          <ListSelect
            list={list}
            name="type"
            label={text('type')}
            any={text('typeAll')}
            options={shopTypes}
            toText={(type) => text(`type_${type}`)}
          />
          <ListSort list={list} options={shopSorts} toText={(sort) => text(`sort_${sort}`)} />
        </>
      }
      columns={shopsColumns(text)}
      empty={<EmptyState icon={<Store />} title={text('noShops')} />}
    />
  );
}
