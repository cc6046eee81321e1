import { showMoney } from '@chengji/client-kit/money-display';
import { showRate } from '@chengji/client-kit/percent-display';
import { serverNow } from '@chengji/client-kit/react';
import { feesPlatformCalls } from '@chengji/contract/ledger/fees.platform.calls';
import { App } from 'antd';
import { useEditorForm } from '../../../../design/form/use-editor-form.ts';
import { useTimeDisplay } from '../../../../kernel/time.ts';
import { useFeeRate, useSaveFee } from '../../queries.ts';
import { useShopsText } from '../../shops-text.ts';
import { toBasisPoints, workOut } from './fees.view.ts';

/** It holds for a shop, for a category, or for a category in a shop. */
const schema = feesPlatformCalls['POST /platform/fees/save'].in.refine(
  ({ shop_id, category_id }) => shop_id !== undefined || category_id !== undefined,
  { path: ['category_id'] },
);

type Typed = { percent: number | null; ends: boolean };

/** Null where the rate ends; undefined until one is typed. */
const toNext = ({ percent, ends }: Typed): number | null | undefined =>
  ends ? null : percent === null ? undefined : toBasisPoints(percent);

/** Before it is saved it is shown once more, old and new, with an example. */
export function useFeeForm(shopId: number | undefined, onSaved: () => void) {
  const text = useShopsText();
  const { modal } = App.useApp();
  const today = useTimeDisplay().showDate(serverNow());
  const form = useEditorForm({
    schema,
    start: {
      shop_id: shopId,
      category_id: undefined as number | undefined,
      percent: null as number | null,
      ends: false,
      from: today,
      seen: 0,
    },
    toInput: (values) => ({ ...values, basis_points: toNext(values) }),
    save: useSaveFee(),
    doneText: () => text('feeSaved'),
    onSaved,
  });
  const { category_id, from } = form.values;
  const now = useFeeRate({ shop_id: shopId, category_id, day: from }).data?.basis_points;
  const next = toNext(form.values);

  async function confirmAndSave() {
    if (now === undefined || next === undefined) return;
    const isSure = await modal.confirm({
      title: text('feeConfirm', {
        old: showRate(now),
        new: next === null ? text('feeEnds') : showRate(next),
      }),
      content: <SecondLook now={now} next={next} from={from} />,
      okText: text('feeSave'),
    });
    if (isSure) await form.submit({ seen: now });
  }
  const isValid = form.isValid && now !== undefined && next !== now;
  return { ...form, isValid, today, now, confirmAndSave };
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
