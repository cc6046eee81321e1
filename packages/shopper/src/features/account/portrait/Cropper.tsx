import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { Row, Stack, Text } from '../../../design/layout/primitives.ts';
import { useAccountStrings } from '../strings.ts';
import styles from './Cropper.module.css';
import { type Crop, computePlacement, dragged, MAX_ZOOM, type Picture, zoomed } from './crop.view.ts';

const STEP = 0.05;
const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

type CropperProps = { url: string; picture: Picture; crop: Crop; onChange: (crop: Crop) => void };
type Finger = { x: number; y: number };

const distance = ([one, other]: readonly Finger[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/** A picture behind a round frame: one finger moves it, two zoom; so do arrow keys and the slider. */
export function Cropper({ url, picture, crop, onChange }: CropperProps) {
  const t = useAccountStrings();
  const fingers = useRef(new Map<number, Finger>());

  const handleDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const handleMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const spread = distance([...fingers.current.values()]);
    fingers.current.set(event.pointerId, now);
    const { width } = event.currentTarget.getBoundingClientRect();
    if (fingers.current.size > 1) {
      const growth = spread > 0 ? distance([...fingers.current.values()]) / spread : 1;
      onChange(zoomed(picture, crop, crop.zoom * growth));
    } else if (width > 0) {
      onChange(dragged(picture, crop, (now.x - before.x) / width, (now.y - before.y) / width));
    }
  };
  const handleUp = (event: PointerEvent<HTMLDivElement>) => void fingers.current.delete(event.pointerId);
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onChange(dragged(picture, crop, ...step));
  };
  return (
    <Stack gap={4} className={styles.cropper}>
      <div
        className={styles.frame}
        role="application"
        aria-label={t('cropArea')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture
        tabIndex={0}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={handleUp}
        onKeyDown={handleKey}
      >
        <img src={url} alt="" draggable={false} style={computePlacement(picture, crop)} />
        <span className={styles.round} />
      </div>
      <Row as="label" gap={3} className={styles.zoom}>
        <Text size={13} tone={2}>
          {t('zoom')}
        </Text>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => onChange(zoomed(picture, crop, Number(event.target.value)))}
        />
      </Row>
    </Stack>
  );
}
