import { App, Button, Input } from 'antd';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { useAddressInput } from '../../../../design/address/use-address-input.ts';
import { SkeletonRows } from '../../../../design/feedback/SkeletonRows.tsx';
import { PageHeader } from '../../../../design/layout/PageHeader.tsx';
import { useOrdersText } from '../../orders-text.ts';
import { useOrderByNumber } from '../../queries.ts';
import { CodeReader } from './CodeReader.tsx';
import { ParcelOrder } from './ParcelOrder.tsx';
import { canReadCodes } from './read-code.ts';
import styles from './scan.module.css';
import { type Code, readCode, scanInput } from './scan.view.ts';

/** Ships by what is scanned: an order's number opens it, a parcel's is sent with the order that is chosen. */
export function ScanScreen() {
  const text = useOrdersText();
  const [address, change] = useAddressInput(scanInput);
  const code = readCode(address.code);
  const open = (number: string) => change({ code: number }, { replace: true });
  return (
    <>
      <PageHeader back="/seller/orders" title={text('scanToShip')} />
      {code ? <Read code={code} onAgain={() => open('')} /> : <Reading onRead={open} />}
    </>
  );
}

/** The camera where there is one; a number can be typed, pasted or come from a hand scanner everywhere. */
function Reading({ onRead }: { onRead: (number: string) => void }) {
  const text = useOrdersText();
  const { message } = App.useApp();
  const [typed, setTyped] = useState('');
  // what the camera saw that is no number is passed over, and it looks again
  const [misses, setMisses] = useState(0);
  const take = (words: string) => {
    const code = readCode(words);
    if (code) onRead(code.number);
    else {
      setMisses((now) => now + 1);
      void message.warning(text('codeUnknown'));
    }
  };
  const hasCamera = canReadCodes();
  return (
    <div className="stack">
      {hasCamera && <CodeReader key={misses} onRead={take} />}
      <form
        className={styles.typing}
        onSubmit={(event) => {
          event.preventDefault();
          take(typed);
        }}
      >
        <Input
          size="large"
          className="grow"
          aria-label={text('code')}
          placeholder={text('code')}
          autoComplete="off"
          autoFocus={!hasCamera}
          maxLength={64}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button size="large" htmlType="submit" disabled={typed.trim() === ''}>
          {text('takeCode')}
        </Button>
      </form>
      <p className="muted">{text('codeHint')}</p>
    </div>
  );
}

function Read({ code, onAgain }: { code: Code; onAgain: () => void }) {
  const { found, isLooking } = useOrderByNumber(code.number, code.kind === 'order');
  if (isLooking) return <SkeletonRows />;
  if (found) return <Navigate to={`/seller/orders/${found.id}`} replace />;
  return <ParcelOrder trackingNo={code.number} isNoOrder={code.kind === 'order'} onAgain={onAgain} />;
}
