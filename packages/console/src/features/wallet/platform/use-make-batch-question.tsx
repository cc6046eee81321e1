import { showMoney } from '@chengji/client-kit/money-display';
import { App } from 'antd';
import { useDownloadBatch, useMakeBatch } from '../queries.ts';
import { useWalletText } from '../wallet-text.ts';

/** Asks before withdrawals are handed to the bank, then saves the file of their batch; without ids all that wait. */
export function useMakeBatchQuestion(): (ids?: number[], onDone?: () => void) => void {
  const text = useWalletText();
  const { modal } = App.useApp();
  const make = useMakeBatch();
  const download = useDownloadBatch();

  async function makeBatch(ids: number[] | undefined) {
    const { batch_no, count, amount } = await make.mutateAsync(ids ? { ids } : {});
    modal.success({
      title: text('batchMade', { no: batch_no, n: count, amount: showMoney(amount) }),
      content: text('batchMadeHint'),
      okText: text('batchDownload'),
      closable: true,
      onOk: () => download.mutateAsync(batch_no),
    });
  }
  return (ids, onDone) =>
    modal.confirm({
      title: ids ? text('makeBatchTitle', { n: ids.length }) : text('makeBatchAllTitle'),
      content: text(ids ? 'makeBatchBody' : 'makeBatchAll'),
      okText: text('makeBatch'),
      onOk: () => makeBatch(ids).then(onDone),
    });
}
