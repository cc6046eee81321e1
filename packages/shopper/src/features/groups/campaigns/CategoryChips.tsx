import { Chip } from '../../../design/inputs/Chip.tsx';
import { Row } from '../../../design/layout/primitives.ts';
import { useGroupStrings } from '../strings.ts';
import styles from './CategoryChips.module.css';

type Props = {
  categories: readonly { id: number; name: string }[];
  on: number | null;
  onChange: (id: number | null) => void;
};

/** Narrows the list to one category; the first chip is all of them. */
export function CategoryChips({ categories, on, onChange }: Props) {
  const t = useGroupStrings();
  if (categories.length === 0) return null;
  return (
    <Row row="scroll" className={styles.chips} role="group" aria-label={t('categories')}>
      <Chip white on={on === null} onPress={() => onChange(null)}>
        {t('forYou')}
      </Chip>
      {categories.map(({ id, name }) => (
        <Chip key={id} white on={on === id} onPress={() => onChange(id)}>
          {name}
        </Chip>
      ))}
    </Row>
  );
}
