import { showMoney } from '@chengji/client-kit/money-display';
import { App } from 'antd';
import { useNavigate } from 'react-router';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import type { Area } from '../../../kernel/session.ts';
import { type CouponDraft, toInput, toWorth } from '../coupon-draft.ts';
import { computeEstimate } from '../coupon-estimate.ts';
import type { Coupon, Issuer } from '../coupons.view.ts';
import { useCouponsText } from '../coupons-text.ts';
import { useSaveCoupon } from '../queries.ts';

/** Keeps a coupon as a draft, gives it out after asking, or stores what changed of one that is out. */
export function useSaving(area: Area, coupon: Coupon | undefined, draft: CouponDraft, issuer: Issuer) {
  const text = useCouponsText();
  const navigate = useNavigate();
  const { message, modal } = App.useApp();
  const momentText = useMomentText();
  const times = { show: momentText };
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

  async function store(isDraft: boolean, doneText: 'draftSaved' | 'published' | 'saved') {
    await save.mutateAsync(toInput(draft, coupon?.id, isDraft));
    void message.success(text(doneText));
    await navigate(`/${area}/coupons`, { state: { isSaved: true } });
  }
  /** The call has shown what went wrong already. */
  const ignoreErrors = (stored: Promise<void>) => void stored.catch(() => undefined);

  function publish() {
    const { most } = computeEstimate(toWorth(draft), draft.total ?? 0, null);
    const total = (draft.total ?? 0).toLocaleString('en');
    modal.confirm({
      title: text('publishTitle'),
      content: text('publishBody', { total }) + (most ? text('publishMost', { most: showMoney(most) }) : ''),
      okText: text('publish'),
      onOk: () => store(false, 'published'),
    });
  }
  return {
    isPending: save.isPending,
    keep: () => ignoreErrors(store(true, 'draftSaved')),
    store: () => ignoreErrors(store(false, 'saved')),
    publish,
  };
}
