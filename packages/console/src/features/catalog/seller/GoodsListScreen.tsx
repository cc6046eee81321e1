import { App, Button } from 'antd';
import { FileUp, Plus } from 'lucide-react';
import { type Key, useState } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Failure } from '../../../design/feedback/Failure.tsx';
import { SellingOnly } from '../../../design/feedback/SellingOnly.tsx';
import styles from '../../../design/layout/card.module.css';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { BulkBar } from '../../../design/tables/BulkBar.tsx';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { ListTabs } from '../../../design/tables/ListTabs.tsx';
import { useListAddress } from '../../../design/tables/use-list-address.ts';
import { useCan } from '../../../kernel/rights.ts';
import { ExportGoodsButton } from '../../tasks/index.ts';
import { useCatalogText } from '../catalog-text.ts';
import { exportInput, getTab, goodsDefaults, goodsInput, goodsTabs } from '../goods-list.view.ts';
import { useChangeGoodsState, useGoodsList } from '../queries.ts';
import { GoodsFilterBar } from './GoodsFilterBar.tsx';
import { goodsColumns } from './goods-columns.tsx';

export function GoodsListScreen() {
  const text = useCatalogText();
  const navigate = useNavigate();
  const { message, modal } = App.useApp();
  const canWrite = useCan('seller', 'goods.write');
  const [filters, change] = useListAddress(goodsDefaults);
  const goods = useGoodsList(filters);
  const changeState = useChangeGoodsState();
  const [selected, setSelected] = useState<Key[]>([]);
  const input = goodsInput(filters);
  const counts = goods.data?.counts;

  const put = async (ids: number[], state: 'on' | 'off') => {
    const answer = await changeState.mutateAsync({ ids, state });
    void message.success(text('changed', { n: answer.changed }));
    setSelected([]);
  };
  const handleState = (ids: number[], state: 'on' | 'off') => {
    if (state === 'on') return void put(ids, state);
    modal.confirm({
      title: text('offTitle', { n: ids.length }),
      content: text('offBody'),
      okText: text('takeOff'),
      cancelText: text('cancel'),
      onOk: () => put(ids, state),
    });
  };

  const newButton = canWrite && (
    <Button type="primary" icon={<Plus />} onClick={() => navigate('/seller/goods/new')}>
      {text('newGoods')}
    </Button>
  );

  return (
    <>
      <PageHeader
        title={text('goods')}
        summary={counts && text('summary', { on: counts.on, soldOut: counts.sold_out, off: counts.off })}
        actions={
          <>
            {canWrite && (
              <Button icon={<FileUp />} onClick={() => navigate('/seller/imports')}>
                {text('importGoods')}
              </Button>
            )}
            <ExportGoodsButton filters={exportInput(filters)} />
            {newButton}
          </>
        }
      />
      <section className={styles.card} aria-label={text('goods')}>
        <ListTabs
          label={text('state')}
          active={getTab(filters)}
          tabs={goodsTabs.map((key) => ({ key, label: text(`tab_${key}`), count: counts?.[key] }))}
          onChange={(state) => change({ state })}
        />
        <GoodsFilterBar filters={filters} onChange={change} />
        <DataTable
          label={text('goods')}
          columns={goodsColumns(text, canWrite ? handleState : undefined)}
          rows={goods.data?.rows}
          rowKey={(row) => row.id}
          page={input.page}
          limit={input.limit}
          total={goods.data?.total ?? 0}
          onPage={(page, limit) => change({ page: String(page), limit: String(limit) })}
          isRefreshing={goods.isPlaceholderData}
          failure={goods.error && <Failure error={goods.error} onRetry={() => void goods.refetch()} />}
          empty={<EmptyState title={text('emptyTitle')} hint={text('emptyHint')} action={newButton} />}
          onClearFilters={
            filters.keyword || filters.category || filters.state !== 'all'
              ? () => change({ keyword: '', category: '', state: 'all' })
              : undefined
          }
          {...(canWrite ? { selection: { keys: selected, onChange: setSelected } } : {})}
        />
      </section>
      <BulkBar count={selected.length} onClear={() => setSelected([])}>
        <SellingOnly>
          {(isOff) => (
            <Button disabled={isOff} onClick={() => handleState(selected.map(Number), 'on')}>
              {text('putOn')}
            </Button>
          )}
        </SellingOnly>
        <Button onClick={() => handleState(selected.map(Number), 'off')}>{text('takeOff')}</Button>
      </BulkBar>
    </>
  );
}
