import { showMoney } from '@chengji/client-kit/money-display';
import { couponsAdminCalls } from '@chengji/contract/coupons/coupons.admin.calls';
import { App } from 'antd';
import { useNavigate } from 'react-router';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import type { Area } from '../../../kernel/session.ts';
import { type CouponDraft, toInput, toWorth } from '../coupon-draft.ts';
import { computeEstimate } from '../coupon-estimate.ts';
import type { Coupon, Issuer } from '../coupons.view.ts';
import { useCouponsText } from '../coupons-text.ts';
import { useSaveCoupon } from '../queries.ts';

/** Saves a coupon as a draft, gives it out after asking, or stores what changed of one that is out. */
export function useCouponForm(area: Area, coupon: Coupon | undefined, start: CouponDraft, issuer: Issuer) {
  const text = useCouponsText();
  const navigate = useNavigate();
  const { modal } = App.useApp();
  const momentText = useMomentText();
  const times = { show: momentText };
  const isIssued = coupon !== undefined && coupon.state !== 'draft';
  const save = useSaveCoupon(area, coupon, {
    type: { label: text('type'), show: (type: Coupon['type']) => text(`type_${type}`) },
    title: text('name'),
    title_en: text('nameEn'),
    amount: text('amount'),
    percent: text('percent'),
    cap: text('cap'),
    least_spend: text('leastSpend'),
    level: text('level'),
    scope: {
      label: text('scope'),
      with: ['scope_ids'],
      show: (_: string, { scope, scope_ids }: { scope: Coupon['scope']; scope_ids: number[] }) =>
        scope === 'all' ? [text(`scope_all_${issuer}`)] : [text(`scope_${scope}`), ...scope_ids.map(String)],
    },
    total: text('total'),
    per_person: text('perPerson'),
    valid_days: { label: text('validDays'), with: ['valid_from', 'valid_to'] },
    valid_from: { label: text('validDates'), ...times, with: ['valid_to', 'valid_days'] },
    receive_from: { label: text('receiveTimes'), ...times },
    receive_to: { label: text('ends'), ...times },
  });
  const form = useEditorForm({
    schema: couponsAdminCalls['POST /seller/coupons/save'].in,
    start: { ...start, isDraft: false },
    toInput: ({ isDraft, ...draft }) => ({
      ...toInput(draft, coupon?.id, isDraft),
      version: coupon?.version,
    }),
    save,
    doneText: ({ draft }) => text(draft ? 'draftSaved' : isIssued ? 'saved' : 'published'),
    onSaved: () => navigate(`/${area}/coupons`, { state: { isSaved: true } }),
  });
  function askToPublish() {
    const draft = form.values;
    const { most } = computeEstimate(toWorth(draft), draft.total ?? 0, null);
    const total = (draft.total ?? 0).toLocaleString('en');
    modal.confirm({
      title: text('publishTitle'),
      content: text('publishBody', { total }) + (most ? text('publishMost', { most: showMoney(most) }) : ''),
      okText: text('publish'),
      onOk: () => form.submit({ isDraft: false }),
    });
  }
  return { ...form, askToPublish };
}

export type CouponForm = ReturnType<typeof useCouponForm>;
