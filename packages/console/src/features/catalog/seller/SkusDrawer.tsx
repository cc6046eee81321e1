import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { EditDrawer } from '../../../design/form/EditDrawer.tsx';
import { DataTable } from '../../../design/tables/DataTable.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { useCatalogText } from '../catalog-text.ts';
import type { ListedSku } from '../change-skus.view.ts';
import { SkusFillBar } from './SkusFillBar.tsx';
import { skusColumns } from './skus-columns.tsx';
import { useSkuChanges } from './use-sku-changes.ts';

/** Prices and stock of one goods or of many, sku by sku or a column at once. */
export function SkusDrawer({ ids, onClose }: { ids: readonly number[]; onClose: () => void }) {
  const text = useCatalogText();
  const changes = useSkuChanges(ids, onClose);
  const { data, error, refetch } = changes.read;
  const canPrice = useCan('seller', 'goods.price');
  const canStock = useCan('seller', 'goods.stock');
  return (
    <EditDrawer
      size={760}
      title={text('changeSkus')}
      action={text('saveSkus', { n: changes.count })}
      form={changes}
      onClose={onClose}
    >
      {error || !data ? (
        <NotLoaded error={error} onRetry={refetch} />
      ) : (
        <div className="stack">
          <SkusFillBar canPrice={canPrice} canStock={canStock} onFill={changes.fill} />
          <DataTable<ListedSku>
            label={text('changeSkus')}
            rowKey={({ sku_id }) => sku_id}
            empty={null}
            rows={data.rows}
            columns={skusColumns({ text, changes, canPrice, canStock })}
          />
        </div>
      )}
    </EditDrawer>
  );
}
