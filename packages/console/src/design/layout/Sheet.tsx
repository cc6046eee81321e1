import { Drawer } from 'antd';
import type { ReactNode } from 'react';

type Props = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode };

/** On a phone: comes from below, as high as what is in it. */
export function Sheet({ title, isOpen, onClose, children }: Props) {
  return (
    <Drawer
      open={isOpen}
      title={title}
      placement="bottom"
      onClose={onClose}
      styles={{ wrapper: { height: 'auto', maxHeight: '85dvh' }, body: { padding: 12 } }}
    >
      {children}
    </Drawer>
  );
}
