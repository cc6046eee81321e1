import { showMoney } from '@chengji/client-kit/money-display';
import type { BillDifference, RepairWay } from '@chengji/contract';
import { radarCalls } from '@chengji/contract/platform/radar.calls';
import { Button, Segmented } from 'antd';
import { Note } from '../../../design/feedback/Note.tsx';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { type EditorForm, useEditorForm } from '../../../design/form/use-editor-form.ts';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { useCan } from '../../../kernel/rights.ts';
import { usePreview, useRepair } from '../queries.ts';
import { RepairEntries } from '../RepairEntries.tsx';
import { repairTones, toSize } from '../radar.view.ts';
import { useRadarText } from '../radar-text.ts';
import { QueryButton } from './QueryButton.tsx';
import styles from './radar.module.css';

type Props = { difference: BillDifference };

/** What can be done about a difference: the way, the entries it would write, and why. */
export function RepairPanel({ difference }: Props) {
  const text = useRadarText();
  const mayRepair = useCan('platform', 'ledger.repair');
  const { ways, repair, can_query } = difference;
  const [first] = ways;
  return (
    <div className={styles.panel}>
      {repair && (
        <p>
          <StatusDot tone={repairTones[repair.state]}>{text(`repairState_${repair.state}`)}</StatusDot>{' '}
          {text('repairedBy', { name: repair.by, way: text(`way_${repair.way}`), reason: repair.reason })}{' '}
          {repair.approved_by && text('approvedBy', { name: repair.approved_by })}
          <span className="muted small"> {text('repairKey', { key: repair.key })}</span>
        </p>
      )}
      {mayRepair && can_query && <QueryLine difference={difference} />}
      {mayRepair && first && <RepairForm difference={difference} first={first} />}
    </div>
  );
}

function QueryLine({ difference: { subject, number, ways } }: { difference: BillDifference }) {
  const text = useRadarText();
  return (
    <div className="row between wrap">
      {ways.length === 0 ? <span>{text('onlyQuery')}</span> : <b>{text('how')}</b>}
      <QueryButton subject={subject} number={number} />
    </div>
  );
}

function RepairForm({ difference, first }: Props & { first: RepairWay }) {
  const text = useRadarText();
  const form = useEditorForm({
    schema: radarCalls['POST /platform/ledger/repair'].in,
    start: { id: difference.id, way: first, reason: '' },
    save: useRepair(),
    doneText: (_, { state }) => text(state === 'waiting' ? 'repairAsked' : 'repairDone'),
  });
  const way = form.field('way');
  return (
    <div className={styles.repair}>
      <div className="stack">
        <Segmented
          aria-label={text('how')}
          value={way.value}
          options={difference.ways.map((value) => ({ value, label: text(`way_${value}`) }))}
          onChange={way.onChange}
        />
        <Note>{text(`way_hint_${way.value}`, { payer: difference.payer })}</Note>
        <TextField
          {...form.field('reason')}
          label={text('reason')}
          most={200}
          isRequired
          hint={text('reasonHint')}
        />
      </div>
      <Entries id={difference.id} way={way.value} form={form} />
    </div>
  );
}

type EntriesProps = { id: number; way: RepairWay; form: EditorForm };

/** The entries come before the button that writes them. */
function Entries({ id, way, form }: EntriesProps) {
  const text = useRadarText();
  const { data: plan, error, refetch } = usePreview(id, way);
  if (!plan) return <NotLoaded error={error} onRetry={refetch} rows={3} />;
  return (
    <div className="stack">
      <RepairEntries plan={plan} />
      <Button
        type="primary"
        block
        disabled={!form.isValid}
        loading={form.isSending}
        onClick={() => void form.submit()}
      >
        {plan.needs_two ? text('askRepair') : text('doRepair', { amount: showMoney(toSize(plan.amount)) })}
      </Button>
    </div>
  );
}
