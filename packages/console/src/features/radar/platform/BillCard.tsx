import { App, Button, DatePicker, Segmented } from 'antd';
import dayjs from 'dayjs';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Note } from '../../../design/feedback/Note.tsx';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { channelName } from '../channel-name.ts';
import { useBill, useFetchBill } from '../queries.ts';
import type { Bill, Radar } from '../radar.view.ts';
import { useRadarText } from '../radar-text.ts';
import { BillFigures } from './BillFigures.tsx';
import { DifferencesTable } from './DifferencesTable.tsx';
import styles from './radar.module.css';

type Choice = Pick<Radar['bills'][number], 'channel' | 'day'>;

/** A channel's bill of a day, compared line by line; what differs opens to its repair. */
export function BillCard({ bills }: { bills: Radar['bills'] }) {
  const text = useRadarText();
  const [chosen, choose] = useState<Partial<Choice>>({});
  const [newest] = bills;
  if (!newest) return null;
  const { channel = newest.channel, day = newest.day } = chosen;
  return (
    <Card
      title={text('bill')}
      aside={
        <>
          {bills.length > 1 && (
            <Segmented
              size="small"
              aria-label={text('channel')}
              value={channel}
              options={bills.map((one) => ({ value: one.channel, label: channelName(text, one.channel) }))}
              onChange={(value) => choose({ channel: value, day })}
            />
          )}
          <DatePicker
            size="small"
            aria-label={text('day')}
            allowClear={false}
            value={dayjs(day)}
            maxDate={dayjs(newest.day)}
            onChange={(value) => value && choose({ channel, day: value.format('YYYY-MM-DD') })}
          />
        </>
      }
      ruled
      flush
    >
      <ChosenBill key={`${channel} ${day}`} channel={channel} day={day} />
    </Card>
  );
}

const rowsOfAPage = 20;

function ChosenBill({ channel, day }: Choice) {
  const [page, setPage] = useState(1);
  const asked = { channel, day, page, limit: rowsOfAPage };
  const { data: bill, error, refetch, more } = useBill(asked, setPage);
  if (!bill) return <NotLoaded error={error} onRetry={refetch} />;
  return (
    <>
      <BillHead bill={bill} />
      {bill.fetched_at === null ? (
        <NotFetched failure={bill.failure} />
      ) : (
        <>
          <BillFigures bill={bill} />
          <DifferencesTable bill={bill} page={page} limit={rowsOfAPage} more={more} onPage={setPage} />
        </>
      )}
    </>
  );
}

function NotFetched({ failure }: { failure: string }) {
  const text = useRadarText();
  return (
    <>
      {failure && (
        <div className={styles.billNote}>
          <Note tone="warning">{text('failedSo', { failure })}</Note>
        </div>
      )}
      <EmptyState title={text('notFetched')} hint={text('notFetchedHint')} />
    </>
  );
}

/** When it was fetched or will be, and the button that fetches it. */
function BillHead({ bill: { channel, day, fetched_at, fetch_at, took_ms } }: { bill: Bill }) {
  const text = useRadarText();
  const { message } = App.useApp();
  const toMomentText = useMomentText();
  const mayRepair = useCan('platform', 'ledger.repair');
  const fetchBill = useFetchBill();
  const handleFetch = () =>
    fetchBill.mutate({ channel, day }, { onSuccess: () => void message.success(text('fetched')) });
  return (
    <div className={styles.billHead}>
      <span className="muted small">
        {fetched_at !== null &&
          text('fetchedAt', { at: toMomentText(fetched_at), seconds: (took_ms / 1_000).toFixed(1) })}
        {fetched_at === null && fetch_at !== null && text('fetchesAt', { at: toMomentText(fetch_at) })}
      </span>
      {mayRepair && (
        <Button
          size="small"
          icon={<RefreshCw size={14} />}
          loading={fetchBill.isPending}
          onClick={handleFetch}
        >
          {text(fetched_at === null ? 'fetch' : 'fetchAgain')}
        </Button>
      )}
    </div>
  );
}
