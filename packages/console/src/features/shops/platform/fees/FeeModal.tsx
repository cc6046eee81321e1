import { showMoney } from '@chengji/client-kit/money-display';
import { showRate } from '@chengji/client-kit/percent-display';
import { serverNow } from '@chengji/client-kit/react';
import { App, Checkbox, DatePicker, InputNumber, Modal } from 'antd';
import dayjs from 'dayjs';
import { useId, useState } from 'react';
import { Note } from '../../../../design/feedback/Note.tsx';
import { Field } from '../../../../design/inputs/Field.tsx';
import { useUnsavedChanges } from '../../../../design/inputs/use-unsaved-changes.ts';
import { useTimeDisplay } from '../../../../kernel/time.ts';
import { CategoryFilter } from '../../../catalog/index.ts';
import { useFeeRate, useSaveFee } from '../../queries.ts';
import { useShopsText } from '../../shops-text.ts';
import { toBasisPoints, workOut } from './fees.view.ts';

type Props = { shopId: number | undefined; onClose: () => void };

/** Sets a commission from a day on; before it is saved it is shown once more, old and new, with an example. */
export function FeeModal({ shopId, onClose }: Props) {
  const text = useShopsText();
  const { message, modal } = App.useApp();
  const id = useId();
  const today = useTimeDisplay().showDate(serverNow());
  const [category, setCategory] = useState<number>();
  const [percent, setPercent] = useState<number | null>(null);
  const [ends, setEnds] = useState(false);
  const [from, setFrom] = useState(today);
  const isComplete = (shopId !== undefined || category !== undefined) && (ends || percent !== null);
  const now = useFeeRate({ shop_id: shopId, category_id: category, day: from }).data?.basis_points;
  const save = useSaveFee();
  const leave = useUnsavedChanges(percent !== null || ends || category !== undefined);
  const next = ends || percent === null ? null : toBasisPoints(percent);

  async function confirmAndSave() {
    if (now === undefined) return;
    const isSure = await modal.confirm({
      title: text('feeConfirm', {
        old: showRate(now),
        new: next === null ? text('feeEnds') : showRate(next),
      }),
      content: <SecondLook now={now} next={next} from={from} />,
      okText: text('feeSave'),
    });
    if (!isSure) return;
    const input = { shop_id: shopId, category_id: category, basis_points: next, from, seen: now };
    save.mutate(input, {
      onSuccess: () => {
        void message.success(text('feeSaved'));
        onClose();
      },
    });
  }

  return (
    <Modal
      open
      title={text('feeChange')}
      okText={text('feeContinue')}
      okButtonProps={{ disabled: !isComplete || now === undefined || next === now, loading: save.isPending }}
      onOk={() => void confirmAndSave()}
      onCancel={() => leave(onClose)}
    >
      <div className="stack">
        <Field
          label={text('feeCategory')}
          htmlFor={`${id}category`}
          isRequired={shopId === undefined}
          hint={shopId && text('feeCategoryHint')}
        >
          <CategoryFilter value={category} onChange={setCategory} />
        </Field>
        <Field label={text('feeNew')} htmlFor={`${id}rate`} isRequired={!ends}>
          <InputNumber<number>
            id={`${id}rate`}
            min={0}
            max={50}
            precision={2}
            suffix="%"
            disabled={ends}
            value={percent}
            onChange={setPercent}
          />
        </Field>
        <Checkbox checked={ends} onChange={({ target }) => setEnds(target.checked)}>
          {text('feeEndsHint')}
        </Checkbox>
        <Field label={text('feeFrom')} htmlFor={`${id}from`} hint={text('feeFromHint')}>
          <DatePicker
            id={`${id}from`}
            allowClear={false}
            minDate={dayjs(today)}
            maxDate={dayjs(today).add(3_650, 'day')}
            value={dayjs(from)}
            onChange={(day) => day && setFrom(day.format('YYYY-MM-DD'))}
          />
        </Field>
        {now !== undefined && <Note>{text('feeHolds', { day: from, rate: showRate(now) })}</Note>}
      </div>
    </Modal>
  );
}

function SecondLook({ now, next, from }: { now: number; next: number | null; from: string }) {
  const text = useShopsText();
  const before = workOut(now);
  const after = next === null ? undefined : workOut(next);
  return (
    <div className="stack">
      <p>{text('feeConfirmFrom', { day: from })}</p>
      {after && (
        <>
          <p>
            {text('feeExample', {
              old: showMoney(before.commission),
              new: showMoney(after.commission),
            })}
          </p>
          <p>{text('feeExampleShop', { old: showMoney(before.income), new: showMoney(after.income) })}</p>
        </>
      )}
    </div>
  );
}
