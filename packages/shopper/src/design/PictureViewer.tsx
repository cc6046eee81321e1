import { lazy, Suspense } from 'react';

const PictureZoom = lazy(async () => ({ default: (await import('./picture-zoom.ts')).PictureZoom }));

/** Pictures as large as the screen, to swipe and to pinch; `at` null is closed. */
export function PictureViewer({
  urls,
  at,
  onClose,
}: {
  urls: readonly string[];
  at: number | null;
  onClose: () => void;
}) {
  if (at === null) return null;
  return (
    <Suspense>
      <PictureZoom images={[...urls]} defaultIndex={at} visible onClose={onClose} />
    </Suspense>
  );
}
