import { Button, Tooltip, type TooltipProps } from 'antd';
import type { LucideIcon } from 'lucide-react';

type Props = Pick<TooltipProps, 'placement'> & {
  icon: LucideIcon;
  label: string;
  /** Where several of a kind are on the page: which this is. */
  name?: string;
  isOff?: boolean;
  onUse: () => void;
};

/** A button without words, named when it is pointed at. */
export function Tool({ icon: Icon, label, name = label, isOff = false, onUse, ...tooltip }: Props) {
  return (
    <Tooltip title={label} {...tooltip}>
      <Button type="text" icon={<Icon />} aria-label={name} disabled={isOff} onClick={onUse} />
    </Tooltip>
  );
}
