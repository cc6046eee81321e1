import { Button } from 'antd';
import { FileUp } from 'lucide-react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { SellingButton } from '../../../design/feedback/SellingOnly.tsx';
import { NewButton } from '../../../design/inputs/NewButton.tsx';
import { withoutPaging } from '../../../design/lists/define-list.ts';
import { ListPage } from '../../../design/lists/ListPage.tsx';
import { useSelection } from '../../../design/lists/use-selection.ts';
import { useCan } from '../../../kernel/rights.ts';
import { ExportGoodsButton } from '../../tasks/index.ts';
import { useCatalogText } from '../catalog-text.ts';
import { goodsTabs, mostToChange, type SellerGoodsRow } from '../goods-list.view.ts';
import { useGoodsList } from '../queries.ts';
import { GoodsFilters } from './GoodsFilters.tsx';
import { goodsColumns } from './goods-columns.tsx';
import { ShopCategoriesButton } from './ShopCategoriesDrawer.tsx';
import { useGoodsActions } from './use-goods-actions.tsx';

export function GoodsListScreen() {
  const text = useCatalogText();
  const navigate = useNavigate();
  const canWrite = useCan('seller', 'goods.write');
  const canPrice = useCan('seller', 'goods.price');
  const canStock = useCan('seller', 'goods.stock');
  const canAdd = canWrite && canPrice && canStock;
  const canChangeSkus = canPrice || canStock;
  const list = useGoodsList();
  const selection = useSelection<SellerGoodsRow>(list.input);
  const actions = useGoodsActions(selection.clear);
  const counts = list.data?.counts;

  const newButton = canAdd && <NewButton to="/seller/goods/new">{text('newGoods')}</NewButton>;

  const selected = selection.keys.map(Number);
  const isMany = selected.length > mostToChange;
  const bulkActions = (
    <>
      {canWrite && (
        <>
          <SellingButton onClick={() => actions.putState(selected, 'on')}>{text('putOn')}</SellingButton>
          <Button onClick={() => actions.putState(selected, 'off')}>{text('takeOff')}</Button>
        </>
      )}
      {canChangeSkus && (
        <Button disabled={isMany} onClick={() => actions.changeSkus(selected)}>
          {text('changeSkus')}
        </Button>
      )}
      {canWrite && (
        <>
          <Button onClick={() => actions.assign(selected)}>{text('assign')}</Button>
          <Button onClick={() => actions.remove(selected)}>{text('delete')}</Button>
        </>
      )}
    </>
  );

  return (
    <>
      <ListPage
        list={list}
        title={text('goods')}
        summary={counts && text('summary', { on: counts.on, soldOut: counts.sold_out, off: counts.off })}
        actions={
          <>
            {canWrite && <ShopCategoriesButton />}
            {canAdd && (
              <Button icon={<FileUp />} onClick={() => navigate('/seller/imports')}>
                {text('importGoods')}
              </Button>
            )}
            <ExportGoodsButton filters={withoutPaging(list.input)} />
            {newButton}
          </>
        }
        tabs={{ label: text('state'), options: goodsTabs, toText: (tab) => text(`tab_${tab}`) }}
        search={text('searchGoods')}
        filters={<GoodsFilters list={list} />}
        columns={goodsColumns(text, actions, { write: canWrite, skus: canChangeSkus })}
        selection={
          canWrite || canChangeSkus
            ? {
                ...selection,
                actions: bulkActions,
                note: isMany && text('mostToChange', { n: mostToChange }),
              }
            : undefined
        }
        empty={<EmptyState title={text('emptyTitle')} hint={text('emptyHint')} action={newButton} />}
      />
      {actions.drawer}
    </>
  );
}
