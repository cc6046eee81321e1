import { Bell, BellRing } from 'lucide-react';
import { Button } from '../../../design/inputs/Button.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { requireLogin } from '../../../kernel/session/session.ts';
import { toast } from '../../../kernel/toast.ts';
import { useRemind } from '../queries.ts';
import { useLiveCardStrings } from './strings.ts';

type RemindButtonProps = { id: number; reminded: boolean; size?: 's' | 'block' };

/** Asks to be told when an announced live begins, or no more; a visitor logs in first. */
export function RemindButton({ id, reminded, size = 's' }: RemindButtonProps) {
  const t = useLiveCardStrings();
  const { isPending, variables, mutate } = useRemind((isOn) =>
    toast(t(isOn ? 'remindedToast' : 'forgotten'), 'done'),
  );
  const isOn = isPending ? Boolean(variables.on) : reminded;
  return (
    <Button
      size={size}
      look={isOn ? 'fill' : size === 'block' ? 'primary' : 'line-brand'}
      aria-pressed={isOn}
      onClick={() => {
        if (requireLogin() && !isPending) mutate({ id, on: !isOn });
      }}
    >
      <Icon as={isOn ? BellRing : Bell} size={size === 'block' ? 18 : 14} />
      {t(isOn ? 'reminded' : 'remind')}
    </Button>
  );
}
