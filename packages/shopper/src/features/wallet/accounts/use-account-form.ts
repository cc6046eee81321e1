import { bankCalls } from '@chengji/contract/wallet/bank.calls';
import { cleanCardNumber, isCardNumber } from '@chengji/contract/wallet/card-number.rules';
import { z } from 'zod';
import { useCallForm } from '../../../kernel/calls/use-call-form.ts';
import { leavePage } from '../../../kernel/router/navigation.ts';
import { toastOnLeaving } from '../../../kernel/toast.ts';
import { refreshAccounts } from '../queries.ts';
import { useWalletStrings } from '../strings.ts';

const name = 'POST /wanlshop/bank/save';
const wechatSchema = bankCalls[name].in.extend({ agree: z.literal(true) });
/** Of a card everything is needed, which the call leaves open for WeChat’s sake. */
const cardSchema = wechatSchema.extend({
  account: z.string().refine((typed) => isCardNumber(cleanCardNumber(typed))),
  bank_code: z.string().min(1),
  card_type: wechatSchema.shape.card_type.unwrap(),
});

const fields = ['name', 'account', 'bank_code', 'card_type', 'phone', 'agree'] as const;
type Field = (typeof fields)[number];
const toField = (text: string): Field => fields.find((field) => field === text) ?? 'account';

/** A payout account being added; it leads back once it is. */
export function useAccountForm(kind: 'manual' | 'wechat') {
  const t = useWalletStrings();
  const schema: z.ZodType<unknown, z.input<typeof wechatSchema>> = kind === 'wechat'
    ? wechatSchema
    : cardSchema;
  return useCallForm(name, {
    schema,
    defaults: {
      kind,
      name: '',
      account: '',
      bank_code: '',
      card_type: undefined,
      phone: '',
      is_default: false,
      agree: undefined,
    },
    words: (field, isMissing) => (isMissing ? t(`missing.${toField(field)}`) : t(`wrong.${toField(field)}`)),
    input: (values) => values,
    onDone() {
      refreshAccounts();
      toastOnLeaving(t('saved'));
      leavePage();
    },
  });
}

export type AccountForm = ReturnType<typeof useAccountForm>;
