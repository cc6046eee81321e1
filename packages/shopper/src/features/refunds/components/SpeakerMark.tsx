import type { RefundLogRow } from '@chengji/contract';
import { Tag, type TagLook } from '../../../design/commerce/Tag.tsx';
import { useRefundStrings } from '../strings.ts';

const looks: Record<RefundLogRow['by'], TagLook> = {
  buyer: 'brand',
  seller: 'grey',
  platform: 'info',
  system: 'grey',
};

/** Who did or said it. */
export function SpeakerMark({ by }: Pick<RefundLogRow, 'by'>) {
  const t = useRefundStrings();
  return <Tag look={looks[by]}>{t(`by.${by}`)}</Tag>;
}
