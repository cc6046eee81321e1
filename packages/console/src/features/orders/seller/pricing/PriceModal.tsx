import { formatMoney, parseMoney, subtractCents } from '@chengji/contract/money';
import { ordersSellerCalls } from '@chengji/contract/orders/orders.seller.calls';
import { EditModal } from '../../../../design/form/EditModal.tsx';
import { useEditorForm } from '../../../../design/form/use-editor-form.ts';
import { MoneyField } from '../../../../design/inputs/money/MoneyInput.tsx';
import { parseMoneyInput } from '../../../../design/inputs/money/parse-money-input.ts';
import { Money } from '../../../../design/values/Money.tsx';
import type { SellerOrder } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useChangePrice } from '../../queries.ts';

type Priced = Pick<SellerOrder, 'id' | 'payable' | 'lines'>;

/** What the buyer pays for freight: what is left once the goods are paid. */
const toFreight = ({ payable, lines }: Priced): string =>
  formatMoney(
    subtractCents(
      parseMoney(payable),
      ...lines.map(({ sum, discount }) => subtractCents(parseMoney(sum), parseMoney(discount))),
    ),
  );

/** Sets what an unpaid order costs, and how much of it is freight. */
export function PriceModal({ order, onClose }: { order: Priced; onClose: () => void }) {
  const text = useOrdersText();
  const form = useEditorForm({
    schema: ordersSellerCalls['POST /seller/orders/change_price'].in,
    start: { order_id: order.id, seen: order.payable, payable: order.payable, freight: toFreight(order) },
    toInput: ({ payable, freight, ...rest }) => ({
      ...rest,
      payable: parseMoneyInput(payable),
      freight: parseMoneyInput(freight),
    }),
    words: () => ({ payable: text('amountWrong'), freight: text('amountWrong') }),
    save: useChangePrice(),
    doneText: () => text('priceSaved'),
    onSaved: onClose,
  });
  return (
    <EditModal title={text('changePriceTitle')} action={text('changePrice')} form={form} onClose={onClose}>
      <div className="stack">
        <p>
          {text('payableNow')} <Money amount={order.payable} />
        </p>
        <MoneyField {...form.field('payable')} label={text('newPayable')} isRequired />
        <MoneyField {...form.field('freight')} label={text('ofFreight')} isRequired />
        <p className="muted small">{text('priceHint')}</p>
        <p className="muted small">{text('priceTold')}</p>
      </div>
    </EditModal>
  );
}
