import { Chip } from '../../../design/inputs/Chip.tsx';
import chipStyles from '../../../design/inputs/chip.module.css';
import { Text } from '../../../design/layout/primitives.ts';
import { Photo } from '../../../design/pictures/Photo.tsx';
import styles from './SpecChoice.module.css';
import { type Choice, canChoose, type Goods, getSpecPictures } from './sku.view.ts';

const PHOTO = 84;

type SpecChoiceProps = {
  goods: Goods;
  spec: number;
  choice: Choice;
  onChoose: (spec: number, value: string) => void;
};

/** The values of one spec: as pictures where each looks different, otherwise as text. */
export function SpecChoice({ goods, spec, choice, onChoose }: SpecChoiceProps) {
  const { name, values } = goods.specs[spec] ?? { name: '', values: [] };
  const pictures = getSpecPictures(goods, spec);
  const getState = (value: string) => ({
    on: choice[spec] === value,
    disabled: !canChoose(goods, choice, spec, value),
    onPress: () => onChoose(spec, value),
  });
  return (
    <fieldset className={styles.spec}>
      <legend className={styles.name}>
        {name} {pictures && <span className={styles.count}>({values.length})</span>}
      </legend>
      {pictures ? (
        <div className={styles.pictures}>
          {values.map((value) => (
            <PictureChip key={value} value={value} url={pictures.get(value) ?? ''} {...getState(value)} />
          ))}
        </div>
      ) : (
        <div className={chipStyles.chips}>
          {values.map((value) => (
            <Chip key={value} {...getState(value)}>
              <Text lines={1}>{value}</Text>
            </Chip>
          ))}
        </div>
      )}
    </fieldset>
  );
}

type PictureChipProps = { value: string; url: string; on: boolean; disabled: boolean; onPress: () => void };

function PictureChip({ value, url, on, disabled, onPress }: PictureChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={on} disabled={disabled} onClick={onPress}>
      <Photo url={url} width={PHOTO} />
      <Text lines={1} className={styles.value}>
        {value}
      </Text>
    </button>
  );
}
