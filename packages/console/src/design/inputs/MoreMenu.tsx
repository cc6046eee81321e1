import { Button, Dropdown } from 'antd';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useDesignText } from '../design-text.ts';
import { Sheet } from '../layout/Sheet.tsx';
import { usePhone } from '../theme/use-phone.ts';

export type MoreItem = { key: string; label: string; isDanger?: boolean; onPress: () => void };
type Props = {
  of: string;
  items: readonly MoreItem[];
  /** Without a line around it, as in the head of a page. */
  isPlain?: boolean;
};

/** What may be done with a row beside its next step. `of` says with which. On a phone it comes from below. */
export function MoreMenu(props: Props) {
  return usePhone() ? <MoreSheet {...props} /> : <MoreDropdown {...props} />;
}

function MoreDropdown({ of, items }: Props) {
  const text = useDesignText();
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: items.map(({ key, label, isDanger = false, onPress }) => ({
          key,
          label,
          danger: isDanger,
          onClick: onPress,
        })),
      }}
    >
      <Button
        type="text"
        size="small"
        icon={<Ellipsis size={16} />}
        aria-label={text('moreActions', { of })}
      />
    </Dropdown>
  );
}

function MoreSheet({ of, items, isPlain = false }: Props) {
  const text = useDesignText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        type={isPlain ? 'text' : 'default'}
        icon={<Ellipsis size={isPlain ? 20 : 16} />}
        aria-label={text('moreActions', { of })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Sheet title={of} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="stack">
          {items.map(({ key, label, isDanger = false, onPress }) => (
            <Button
              key={key}
              block
              danger={isDanger}
              onClick={() => {
                setOpen(false);
                onPress();
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      </Sheet>
    </>
  );
}
