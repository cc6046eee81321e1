import { Button, Dropdown } from 'antd';
import { Ellipsis } from 'lucide-react';
import { useDesignText } from '../design-text.ts';

export type MoreItem = { key: string; label: string; isDanger?: boolean; onPress: () => void };

/** What may be done with a row beside its next step. `of` says with which. */
export function MoreMenu({ of, items }: { of: string; items: readonly MoreItem[] }) {
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
