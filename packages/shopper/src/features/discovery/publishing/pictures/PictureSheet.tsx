import { Sheet } from '../../../../design/feedback/Sheet.tsx';
import { Cell } from '../../../../design/layout/Cell.tsx';
import { usePublishingStrings } from '../strings.ts';

type PictureSheetProps = {
  /** Which picture was pressed; null while none is. */
  at: number | null;
  total: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  onClose: () => void;
};

/** What can be done about a picture without dragging it. */
export function PictureSheet({ at, total, onMove, onRemove, onClose }: PictureSheetProps) {
  const t = usePublishingStrings();
  if (at === null) return null;
  const end = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Sheet open title={t('pictureAt', { number: at + 1, total })} onClose={onClose}>
      {at > 0 && <Cell label={t('makeCover')} onPress={end(() => onMove(0))} />}
      {at > 1 && <Cell label={t('moveBack')} onPress={end(() => onMove(at - 1))} />}
      {at < total - 1 && <Cell label={t('moveOn')} onPress={end(() => onMove(at + 1))} />}
      <Cell label={t('removePicture')} onPress={end(onRemove)} />
    </Sheet>
  );
}
