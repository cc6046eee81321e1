import { isOver } from '@chengji/client-kit/live/live-display';
import type { HostedLive } from '@chengji/contract';
import { liveLimits } from '@chengji/contract/live/live-limits';
import { Button } from 'antd';
import { useParams } from 'react-router';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { Fields } from '../../../design/inputs/Fields.tsx';
import { MomentField } from '../../../design/inputs/MomentField.tsx';
import { PictureField } from '../../../design/inputs/PictureField.tsx';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { GoodsChoiceCard } from '../../catalog/index.ts';
import { useLiveText } from '../live-text.ts';
import { useLiveToEdit } from '../seller.queries.ts';
import { useLiveForm } from './use-live-form.ts';

export const NewLiveScreen = () => <LiveEditor key="new" live={undefined} />;

export function LiveEditorScreen() {
  const id = Number(useParams().id);
  const { data, error, refetch } = useLiveToEdit(id);
  if (error || !data) return <NotLoaded error={error} onRetry={refetch} />;
  return <LiveEditor key={`${data.id}-${data.version}`} live={data} />;
}

/** A live that is prepared or announced, or the words of one that stands. */
function LiveEditor({ live }: { live: HostedLive | undefined }) {
  const text = useLiveText();
  const canHost = useCan('seller', 'live.host');
  const form = useLiveForm(live);
  const { values, field } = form;
  const isOff = !canHost || form.isSending || (live !== undefined && isOver(live));
  const cover = field('cover');
  return (
    <>
      <PageHeader
        back={live ? `/seller/live/${live.id}` : '/seller/live'}
        title={text(live ? 'editLive' : 'newLive')}
        summary={live ? live.title : text('newLiveHint')}
        actions={
          canHost && (
            <Button
              type="primary"
              disabled={isOff || !form.isValid}
              loading={form.isSending}
              onClick={() => void form.submit()}
            >
              {text(live ? 'save' : 'create')}
            </Button>
          )
        }
      />
      <div className="stack">
        <Card ruled title={text('words')}>
          <Fields isOff={isOff}>
            <TextField
              {...field('title')}
              label={text('title')}
              hint={text('titleHint')}
              isRequired
              most={liveLimits.title}
              showsCount
            />
            <PictureField {...cover} label={text('cover')} hint={text('coverHint')} isNeeded isSquare />
            <TextField
              {...field('notice')}
              label={text('notice')}
              hint={text('noticeHint')}
              most={liveLimits.notice}
              showsCount
              rows={{ least: 2, most: 5 }}
            />
          </Fields>
        </Card>
        {(!live || live.began_at === null) && (
          <Card ruled title={text('time')}>
            <Fields isOff={isOff}>
              <MomentField {...field('planned_at')} label={text('time')} />
              <p className="muted small">{text('timeHint')}</p>
            </Fields>
          </Card>
        )}
        {!live && (
          <GoodsChoiceCard
            ids={values.goods}
            most={liveLimits.goods}
            error={field('goods').error}
            isOff={isOff}
            onChange={(goods) => form.change({ goods })}
          />
        )}
      </div>
    </>
  );
}
