import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { STORAGE_KEY } from '../../../kernel/constants.ts';
import { readStored, store } from '../../../kernel/storage.ts';
import { toDay } from '../adverts/opening.view.ts';
import { usePopups } from '../queries.ts';
import type { PopupDialogProps } from './PopupDialog.tsx';
import type { Popup } from './popup.view.ts';
import { isDue, seenFrom, withSeen } from './popup.view.ts';

/** Without its code nothing is shown, and nothing counts as seen. */
const PopupDialog = lazy<ComponentType<PopupDialogProps>>(() =>
  import('./PopupDialog.tsx').then(
    (loaded) => ({ default: loaded.PopupDialog }),
    () => ({ default: () => null }),
  ),
);

const keepSeen = (popup: Popup) =>
  store(
    STORAGE_KEY.seenPopup,
    withSeen(seenFrom(readStored(STORAGE_KEY.seenPopup)), popup, toDay(new Date())),
  );

/** The operator's pop-up: one at each start, the newest that is due; and one that is published meanwhile. */
export function PopupHost() {
  const popups = usePopups().data?.rows;
  const [shown, setShown] = useState<Popup>();
  const known = useRef(new Set<number>());
  useEffect(() => {
    if (!popups) return;
    const seen = seenFrom(readStored(STORAGE_KEY.seenPopup));
    const day = toDay(new Date());
    const due = popups.find((popup) => !known.current.has(popup.id) && isDue(popup, seen, day));
    for (const { id } of popups) known.current.add(id);
    if (due) setShown((before) => before ?? due);
  }, [popups]);
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <PopupDialog popup={shown} onShown={keepSeen} onClose={() => setShown(undefined)} />
    </Suspense>
  );
}
