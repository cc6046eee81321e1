import { App, Button } from 'antd';
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
import { goodsTabs, type SellerGoodsRow } from '../goods-list.view.ts';
import { useChangeGoodsState, useGoodsList } from '../queries.ts';
import { GoodsFilters } from './GoodsFilters.tsx';
import { goodsColumns } from './goods-columns.tsx';

export function GoodsListScreen() {
  const text = useCatalogText();
  const navigate = useNavigate();
  const { message, modal } = App.useApp();
  const canWrite = useCan('seller', 'goods.write');
  const list = useGoodsList();
  const changeState = useChangeGoodsState();
  const selection = useSelection<SellerGoodsRow>();
  const counts = list.data?.counts;

  const put = async (ids: number[], state: 'on' | 'off') => {
    const answer = await changeState.mutateAsync({ ids, state });
    void message.success(text('changed', { n: answer.changed }));
    selection.clear();
  };
  const handleState = (ids: number[], state: 'on' | 'off') => {
    if (state === 'on') return void put(ids, state);
    modal.confirm({
      title: text('offTitle', { n: ids.length }),
      content: text('offBody'),
      okText: text('takeOff'),
      onOk: () => put(ids, state),
    });
  };

  const newButton = canWrite && <NewButton to="/seller/goods/new">{text('newGoods')}</NewButton>;

  const selected = selection.keys.map(Number);
  const bulkActions = (
    <>
      <SellingButton onClick={() => handleState(selected, 'on')}>{text('putOn')}</SellingButton>
      <Button onClick={() => handleState(selected, 'off')}>{text('takeOff')}</Button>
    </>
  );

  return (
    <ListPage
      list={list}
      title={text('goods')}
      summary={counts && text('summary', { on: counts.on, soldOut: counts.sold_out, off: counts.off })}
      actions={
        <>
          {canWrite && (
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
      columns={goodsColumns(text, canWrite ? handleState : undefined)}
      selection={canWrite ? { ...selection, actions: bulkActions } : undefined}
      empty={<EmptyState title={text('emptyTitle')} hint={text('emptyHint')} action={newButton} />}
    />
  );
}
