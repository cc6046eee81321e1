import { Button, Input } from 'antd';
import { CircleCheck, ScanBarcode } from 'lucide-react';
import { useState } from 'react';
import { Note } from '../../../../design/feedback/Note.tsx';
import { FieldError, toErrorProps } from '../../../../design/inputs/FieldError.tsx';
import { SelectField } from '../../../../design/inputs/SelectField.tsx';
import { Card } from '../../../../design/layout/Card.tsx';
import { Sheet } from '../../../../design/layout/Sheet.tsx';
import type { SellerOrder } from '../../orders.view.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useCarriers } from '../../queries.ts';
import { CodeReader } from '../scan/CodeReader.tsx';
import { canReadCodes } from '../scan/read-code.ts';
import { Together, WaySwitch, WhatGoes } from '../shipping/ShipParts.tsx';
import type { ShipForm } from '../shipping/use-ship-form.ts';
import styles from './phone-order.module.css';

type Props = { shipping: ShipForm; order: SellerOrder };

/** The parcel of an order: its number is scanned, pasted or typed, and says who brings it. */
export function ShipCard({ shipping, order }: Props) {
  const text = useOrdersText();
  return (
    <Card title={text('ship')} aside={<WaySwitch shipping={shipping} />}>
      <div className={styles.ship}>
        <WhatGoes shipping={shipping} lines={order.lines} />
        {shipping.way === 'carrier' ? <Parcel shipping={shipping} /> : <Note>{text('noLogisticsHint')}</Note>}
        <Together shipping={shipping} />
      </div>
    </Card>
  );
}

function Parcel({ shipping }: Pick<Props, 'shipping'>) {
  const text = useOrdersText();
  const carriers = useCarriers();
  const { carrier, trackingNo, isRecognised } = shipping;
  const { id, value, error, onChange } = trackingNo;
  const [isChoosing, setChoosing] = useState(false);
  const [isScanning, setScanning] = useState(false);
  const all = carriers.data?.rows ?? [];
  const name = all.find(({ code }) => code === carrier.value)?.name;
  return (
    <>
      <div data-field>
        <Input
          id={id}
          size="large"
          className={styles.number}
          aria-label={text('trackingNo')}
          placeholder={text('trackingNo')}
          value={value}
          maxLength={64}
          autoComplete="off"
          {...toErrorProps(id, error)}
          onChange={({ target }) => onChange(target.value)}
          suffix={
            <>
              {name && (
                <span className={styles.named}>
                  <CircleCheck size={14} aria-hidden />
                  {name}
                </span>
              )}
              {canReadCodes() && (
                <Button
                  type="text"
                  className={styles.scan}
                  icon={<ScanBarcode />}
                  aria-label={text('scanNumber')}
                  onClick={() => setScanning(true)}
                />
              )}
            </>
          }
        />
        <FieldError of={id} error={error} />
      </div>
      {isChoosing || carrier.error ? (
        <SelectField
          {...carrier}
          label={text('carrier')}
          hasSearch
          isLoading={carriers.isPending}
          options={all.map((one) => ({ value: one.code, label: one.name }))}
        />
      ) : (
        <div className={styles.namedBy}>
          <span className="muted small">{text(isRecognised ? 'namedByNumber' : 'numberNames')}</span>
          <Button type="link" onClick={() => setChoosing(true)}>
            {text(name ? 'anotherCarrier' : 'chooseCarrier')}
          </Button>
        </div>
      )}
      {isScanning && (
        <Sheet title={text('scanNumber')} isOpen onClose={() => setScanning(false)}>
          <CodeReader
            onRead={(code) => {
              setScanning(false);
              onChange(code);
            }}
          />
        </Sheet>
      )}
    </>
  );
}
