import { App, Form, Input, Modal, Segmented, Select } from 'antd';
import { useState } from 'react';
import { Note } from '../../../../design/feedback/Note.tsx';
import { useUnsavedChanges } from '../../../../design/inputs/use-unsaved-changes.ts';
import { OrderGoods } from '../../components/OrderGoods.tsx';
import { useOrdersText } from '../../orders-text.ts';
import { useCarriers, useShipOrder } from '../../queries.ts';
import { isTrackingNo } from '../../ship-lines.ts';

type Shipment = { carrier: string; tracking_no: string };
type Props = {
  order: {
    id: number;
    order_no: string;
    lines: { title: string; image: string; values: string[]; number: number }[];
  };
  onClose: () => void;
};

/** Ships one order: by a carrier, or without logistics. */
export function ShipModal({ order, onClose }: Props) {
  const text = useOrdersText();
  const { message } = App.useApp();
  const [form] = Form.useForm<Shipment>();
  const [way, setWay] = useState<'carrier' | 'none'>('carrier');
  const carriers = useCarriers();
  const ship = useShipOrder();
  const typed = Form.useWatch([], form) as Partial<Shipment> | undefined;
  const leave = useUnsavedChanges(Boolean(typed?.carrier || typed?.tracking_no));

  async function handleFinish(shipment: Shipment) {
    const parcel = way === 'none' ? { carrier: '', tracking_no: '' } : shipment;
    ship.mutate(
      { order_id: order.id, carrier: parcel.carrier, tracking_no: parcel.tracking_no.trim() },
      {
        onSuccess: () => {
          void message.success(text('shipped'));
          onClose();
        },
      },
    );
  }

  return (
    <Modal
      open
      title={text('shipTitle')}
      okText={text('confirmShip')}
      confirmLoading={ship.isPending}
      onOk={form.submit}
      onCancel={() => leave(onClose)}
    >
      <div className="stack">
        <div className="row between">
          <OrderGoods lines={order.lines} />
          <span className="muted small">{order.order_no}</span>
        </div>
        <Segmented
          value={way}
          onChange={setWay}
          options={[
            { value: 'carrier', label: text('byCarrier') },
            { value: 'none', label: text('noLogistics') },
          ]}
        />
        <Form<Shipment>
          form={form}
          layout="vertical"
          initialValues={{ carrier: undefined, tracking_no: '' }}
          onFinish={(shipment) => void handleFinish(shipment)}
        >
          {way === 'carrier' ? (
            <>
              <Form.Item
                name="carrier"
                label={text('carrier')}
                rules={[{ required: true, message: text('carrierMissing') }]}
              >
                <Select
                  showSearch={{ optionFilterProp: 'label' }}
                  loading={carriers.isPending}
                  options={carriers.data?.rows.map(({ code, name }) => ({ value: code, label: name })) ?? []}
                />
              </Form.Item>
              <Form.Item
                name="tracking_no"
                label={text('trackingNo')}
                extra={text('trackingHint')}
                rules={[
                  { required: true, message: text('trackingMissing') },
                  {
                    validator: (_, typed: string) =>
                      !typed || isTrackingNo(typed)
                        ? Promise.resolve()
                        : Promise.reject(new Error(text('trackingHint'))),
                  },
                ]}
              >
                <Input autoFocus maxLength={64} onPressEnter={form.submit} />
              </Form.Item>
            </>
          ) : (
            <Form.Item>
              <Note>{text('noLogisticsHint')}</Note>
            </Form.Item>
          )}
        </Form>
        <p className="muted small">{text('afterShipping')}</p>
      </div>
    </Modal>
  );
}
