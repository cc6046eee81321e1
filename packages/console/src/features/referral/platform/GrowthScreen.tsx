import { showMoney } from '@chengji/client-kit/money-display';
import { App, Button } from 'antd';
import { useState } from 'react';
import { Figure } from '../../../design/charts/Figure.tsx';
import { Note } from '../../../design/feedback/Note.tsx';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { useUnsavedChanges } from '../../../design/inputs/use-unsaved-changes.ts';
import { Card } from '../../../design/layout/Card.tsx';
import columnStyles from '../../../design/layout/columns.module.css';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { type Draft, listChanged, listOfGroup } from '../growth.view.ts';
import { usePointsOverview, useReferralOverview, useSaveSettingValue, useSettingValues } from '../queries.ts';
import { useReferralText } from '../referral-text.ts';
import { ExampleCard } from './ExampleCard.tsx';
import styles from './growth.module.css';
import { LevelsCard } from './LevelsCard.tsx';
import { ReferrersCard } from './ReferrersCard.tsx';
import { RingsCard } from './RingsCard.tsx';
import { SettingNumber } from './SettingNumber.tsx';
import { ShopsCard } from './ShopsCard.tsx';

/** What points, levels and referral give, what it comes to, and what looks odd. */
export function GrowthScreen() {
  const text = useReferralText();
  const { message } = App.useApp();
  const canRead = useCan('platform', 'settings.read');
  const canWrite = useCan('platform', 'settings.write');
  const { data, error, refetch } = useSettingValues(canRead);
  const save = useSaveSettingValue();
  const [draft, setDraft] = useState<Draft>({});
  const settings = data?.rows ?? [];
  const changed = listChanged(settings, draft);
  useUnsavedChanges(changed.length > 0);
  const edit = {
    settings,
    draft,
    canWrite,
    onChange: (change: Draft) => setDraft((before) => ({ ...before, ...change })),
  };
  // one after the other: where one is refused, those before it are published and the rest stay as typed
  const publish = async () => {
    for (const { name, version } of changed) await save.mutateAsync({ name, version, value: draft[name] });
    setDraft({});
    void message.success(text('published'));
  };
  return (
    <>
      <PageHeader
        title={text('growth')}
        summary={text('growthHint')}
        actions={
          <>
            {changed.length > 0 && <Button onClick={() => setDraft({})}>{text('drop')}</Button>}
            {changed.length > 0 && (
              <Button
                type="primary"
                loading={save.isPending}
                onClick={() => void publish().catch(() => null)}
              >
                {text('publish', { n: changed.length })}
              </Button>
            )}
          </>
        }
      />
      <div className="stack">
        <Figures />
        {!canRead && <Note>{text('settingsHidden')}</Note>}
        {canRead && (error || !data) && <NotLoaded error={error} onRetry={refetch} />}
        <div className={columnStyles.columns}>
          <div className="stack">
            {data && <ReferralSettings {...edit} />}
            {data && <LevelsCard {...edit} />}
            {data && <PointsSettings {...edit} />}
            <ShopsCard />
          </div>
          <div className="stack">
            {data && <ExampleCard settings={settings} draft={draft} />}
            <RingsCard />
          </div>
        </div>
        <ReferrersCard />
      </div>
    </>
  );
}

type Edit = Omit<Parameters<typeof SettingNumber>[0], 'setting' | 'bare'>;

function ReferralSettings(edit: Edit) {
  const text = useReferralText();
  return (
    <Card ruled title={text('referralCard')} aside={<span className="muted">{text('referralHint')}</span>}>
      <div className={styles.fields}>
        {listOfGroup(edit.settings, 'referral').map((setting) => (
          <SettingNumber key={setting.name} {...edit} setting={setting} />
        ))}
      </div>
    </Card>
  );
}

function PointsSettings(edit: Edit) {
  const text = useReferralText();
  const shown = listOfGroup(edit.settings, 'points').filter(({ name }) => !name.startsWith('points.level_'));
  return (
    <Card ruled title={text('pointsCard')}>
      <div className={styles.fields}>
        {shown.map((setting) => (
          <SettingNumber key={setting.name} {...edit} setting={setting} />
        ))}
      </div>
    </Card>
  );
}

function Figures() {
  const text = useReferralText();
  const points = usePointsOverview();
  const referral = useReferralOverview();
  if (!points.data || !referral.data)
    return (
      <NotLoaded
        error={points.error ?? referral.error}
        onRetry={() => {
          void points.refetch();
          void referral.refetch();
        }}
        rows={1}
      />
    );
  const { issued, spent, signing, week_rows } = points.data;
  const { sales, orders, expected, withheld, credited } = referral.data;
  return (
    <Card>
      <dl className={styles.figures}>
        <Figure name={text('issued')} note={text('issuedNote', { n: spent.toLocaleString('en') })}>
          {issued.toLocaleString('en')}
        </Figure>
        <Figure name={text('signing')} note={text('signingNote', { n: week_rows })}>
          {signing.toLocaleString('en')}
        </Figure>
        <Figure name={text('sales')} note={text('salesNote', { n: orders })}>
          <Money amount={sales} size="medium" />
        </Figure>
        <Figure name={text('expected')} note={text('expectedNote', { sum: showMoney(withheld) })}>
          <Money amount={expected} size="medium" />
        </Figure>
        <Figure name={text('credited')} note={text('creditedNote')}>
          <Money amount={credited} size="medium" />
        </Figure>
      </dl>
    </Card>
  );
}
