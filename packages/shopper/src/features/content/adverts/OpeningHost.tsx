import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { STORAGE_KEY } from '../../../kernel/constants.ts';
import { readStored, store } from '../../../kernel/storage.ts';
import { useAdverts } from '../queries.ts';
import type { OpeningAdvertProps } from './OpeningAdvert.tsx';
import { isOpeningDue, openingFrom, toDay } from './opening.view.ts';

/** Without its code the app opens without it. */
const OpeningAdvert = lazy<ComponentType<OpeningAdvertProps>>(() =>
  import('./OpeningAdvert.tsx').then(
    (loaded) => ({ default: loaded.OpeningAdvert }),
    () => ({ default: NotShown }),
  ),
);

function NotShown({ onClose }: OpeningAdvertProps) {
  useEffect(onClose, [onClose]);
  return null;
}

function takeDue() {
  const stored = openingFrom(readStored(STORAGE_KEY.openingAdvert));
  const now = new Date();
  return stored && isOpeningDue(readStored(STORAGE_KEY.openedOn), now) ? stored : null;
}

type OpeningHostProps = {
  /** The opening advert is shown only when the app is opened at its home page. */
  isAtHome: boolean;
  onDone: () => void;
};

/**
 * The advert the app opens with, once a day. It is the one fetched at the start before: opening must neither
 * wait for an advert nor cover what the person already looks at.
 */
export function OpeningHost({ isAtHome, onDone }: OpeningHostProps) {
  const [advert, setAdvert] = useState(() => (isAtHome ? takeDue() : null));
  const opening = useAdverts().data?.data.openAdverts;
  const isOver = advert !== null && opening?.every(({ id }) => id !== advert.id) === true;

  useEffect(() => {
    if (opening) store(STORAGE_KEY.openingAdvert, opening[0] ?? null);
  }, [opening]);
  useEffect(() => {
    if (advert) store(STORAGE_KEY.openedOn, toDay(new Date()));
  }, [advert]);
  useEffect(() => {
    if (isOver) setAdvert(null);
  }, [isOver]);
  useEffect(() => {
    if (!advert) onDone();
  }, [advert, onDone]);

  if (!advert) return null;
  return (
    <Suspense fallback={null}>
      <OpeningAdvert advert={advert} onClose={() => setAdvert(null)} />
    </Suspense>
  );
}
