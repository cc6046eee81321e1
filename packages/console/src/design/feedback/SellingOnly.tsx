import { Button, type ButtonProps, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { areaHere } from '../../kernel/session.ts';
import { useSuspension } from '../../kernel/suspension.ts';
import { useDesignText } from '../design-text.ts';

/** What only a shop that sells may press: `isOff` is true while the shop is suspended, and the tip says why. */
export function SellingOnly({ children }: { children: (isOff: boolean) => ReactNode }) {
  const text = useDesignText();
  const suspension = useSuspension();
  if (!suspension || areaHere() !== 'seller') return children(false);
  return (
    <Tooltip title={text('suspendedTip', { reason: suspension.reason })}>
      <span>{children(true)}</span>
    </Tooltip>
  );
}

/** A button that only a shop that sells may press. */
export function SellingButton({ disabled = false, ...props }: ButtonProps) {
  return <SellingOnly>{(isOff) => <Button {...props} disabled={isOff || disabled} />}</SellingOnly>;
}
