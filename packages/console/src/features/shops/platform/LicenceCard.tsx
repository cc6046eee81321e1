import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { Note } from '../../../design/feedback/Note.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useSaveLicence } from '../queries.ts';
import type { Shop } from '../shops.view.ts';
import { useShopsText } from '../shops-text.ts';

/** Until when the shop's licence holds, said before it ends and once it has. */
export function LicenceCard({ shop, canWrite }: { shop: Shop; canWrite: boolean }) {
  const text = useShopsText();
  const save = useSaveLicence();
  const { ends_on, state } = shop.licence;
  return (
    <Card title={text('licence')}>
      <div className="stack">
        {state === 'ends_soon' && (
          <Note tone="warning">{text('licenceEndsSoon', { day: ends_on ?? '' })}</Note>
        )}
        {state === 'over' && <Note tone="error">{text('licenceOver', { day: ends_on ?? '' })}</Note>}
        {canWrite ? (
          <DatePicker
            aria-label={text('licenceEndsOn')}
            placeholder={text('licenceUnknown')}
            value={ends_on === null ? null : dayjs(ends_on)}
            disabled={save.isPending}
            onChange={(day) =>
              save.mutate({ id: shop.id, ends_on: day ? day.format('YYYY-MM-DD') : null, seen: ends_on })
            }
          />
        ) : (
          <p>{ends_on ?? text('licenceUnknown')}</p>
        )}
        <p className="muted small">{text('licenceHint')}</p>
      </div>
    </Card>
  );
}
