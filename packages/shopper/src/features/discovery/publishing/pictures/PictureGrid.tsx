import { moveItem } from '@chengji/client-kit/lists/move-item';
import { postLimits } from '@chengji/contract/discovery/post-limits';
import { Feedback, PointerSensor } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import { GripHorizontal, Plus } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Hidden, Row, Text } from '../../../../design/layout/primitives.ts';
import { Icon } from '../../../../design/pictures/Icon.tsx';
import { toast } from '../../../../kernel/toast.ts';
import type { Draft } from '../post-draft.view.ts';
import { changeDraft } from '../store/drafts.ts';
import { usePublishingStrings } from '../strings.ts';
import styles from './PictureGrid.module.css';
import { PictureSheet } from './PictureSheet.tsx';
import { PictureTile } from './PictureTile.tsx';
import { addPictures, removePicture } from './picture-uploads.ts';

const COLUMNS = 3;
const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
};

/** Held for a moment with a finger, or pulled with the mouse; the buttons in a tile are no handle. */
const sensors = [
  PointerSensor.configure({
    preventActivation: ({ target }) => target instanceof Element && target.closest('[data-press]') !== null,
  }),
];
const feedback = Feedback.configure({ feedback: 'clone', dropAnimation: null });

/** The pictures in their order, which is changed by dragging, with the arrow keys, or by what a press offers. */
export function PictureGrid({ draft }: { draft: Draft }) {
  const t = usePublishingStrings();
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<number | null>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  const { id, pictures } = draft;
  const total = pictures.length;

  // an element that moves in the page loses the focus; it is given back, so that the next key moves it on
  useLayoutEffect(() => {
    if (moved !== null) list.current?.querySelectorAll<HTMLElement>('[data-tile]')[moved]?.focus();
  }, [moved]);

  const moveTo = (from: number, to: number) => {
    if (to < 0 || to >= total || from === to) return false;
    changeDraft(id, (now) => ({ pictures: moveItem(now.pictures, from, to) }));
    return true;
  };
  const handleKey = (event: KeyboardEvent, from: number) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (moveTo(from, from + step)) setMoved(from + step);
  };
  const handleChoose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])];
    target.value = '';
    if (chosen.length > postLimits.images - total) toast(t('picturesMost', { count: postLimits.images }));
    void addPictures(id, chosen.slice(0, postLimits.images - total));
  };
  const at = pictures.findIndex(({ key }) => key === pressed);
  return (
    <section aria-label={t('pictures')}>
      <DragDropProvider
        sensors={sensors}
        plugins={(defaults) => [...defaults, feedback]}
        onDragEnd={({ canceled, operation: { source, target } }) => {
          if (!canceled && isSortable(source) && isSortable(target)) moveTo(source.index, target.index);
        }}
      >
        <ul ref={list} className={styles.grid}>
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.key}
              draft={id}
              picture={picture}
              index={index}
              total={total}
              onKeyDown={(event) => handleKey(event, index)}
              onPress={() => setPressed(picture.key)}
              onRemove={() => removePicture(id, picture.key)}
            />
          ))}
          {total < postLimits.images && (
            <li>
              <label className={styles.add}>
                <Icon as={Plus} size={26} />
                <Text num>
                  {total} / {postLimits.images}
                </Text>
                <input
                  type="file"
                  accept="image/*"
                  multiple
                  aria-label={t('addPicture')}
                  onChange={handleChoose}
                />
              </label>
            </li>
          )}
        </ul>
      </DragDropProvider>
      {total > 1 && (
        <Row as="p" gap={2} above={2} size={12} tone={3}>
          <Icon as={GripHorizontal} size={16} />
          {t('sortHint')}
        </Row>
      )}
      <Hidden role="status">{moved !== null && t('moved', { number: moved + 1, total })}</Hidden>
      <PictureSheet
        at={at < 0 ? null : at}
        total={total}
        onMove={(to) => moveTo(at, to)}
        onRemove={() => pressed !== null && removePicture(id, pressed)}
        onClose={() => setPressed(null)}
      />
    </section>
  );
}
