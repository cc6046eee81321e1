import { TextButton } from '../../../design/inputs/TextButton.tsx';
import pageStyles from '../../../design/navigation/page.module.css';
import { useCatalogStrings } from '../strings.ts';
import type { Choosing } from './use-choosing.ts';

type Props = { choosing: Pick<Choosing<unknown>, 'isOn' | 'start' | 'end'> };

/** Begins choosing among the rows of a page, and ends it. */
export function ManageButton({ choosing }: Props) {
  const t = useCatalogStrings();
  return (
    <TextButton
      className={pageStyles.navAction}
      brand={choosing.isOn}
      onPress={choosing.isOn ? choosing.end : choosing.start}
    >
      {t(choosing.isOn ? 'done' : 'manage')}
    </TextButton>
  );
}
