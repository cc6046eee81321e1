import { Accessibility, Feedback, PointerSensor } from '@dnd-kit/dom';
import { DragDropProvider, useDragOperation } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import type { ComponentProps, ReactNode } from 'react';

/** In a text, pulling marks words. */
const sensors = [
  PointerSensor.configure({ preventActivation: ({ target }) => target instanceof HTMLInputElement }),
];
const feedback = Feedback.configure({ feedback: 'clone', dropAnimation: null });

/** Its items are dragged with the mouse or, held for a moment, with a finger. Keys or buttons that do the same stand beside it. */
export function Sorting({
  onMove,
  children,
}: {
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}) {
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={(defaults) => [...defaults.filter((plugin) => plugin !== Accessibility), feedback]}
      onDragEnd={({ canceled, operation: { source, target } }) => {
        if (canceled || !isSortable(source) || !isSortable(target) || source.index === target.index) return;
        onMove(source.index, target.index);
      }}
    >
      {children}
    </DragDropProvider>
  );
}

export function SortingItem({ id, at, ...rest }: ComponentProps<'li'> & { id: string; at: number }) {
  const { ref, isDropTarget } = useSortable({ id, index: at, plugins: [] });
  const { source } = useDragOperation();
  const from = isDropTarget && source && isSortable(source) ? source.index : at;
  return <li {...rest} ref={ref} data-over={from === at ? undefined : from < at ? 'below' : 'above'} />;
}
