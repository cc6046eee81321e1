import { InputNumber } from 'antd';
import { useGroupsText } from '../../groups-text.ts';
import styles from '../campaign-editor.module.css';

type Props = {
  label: string;
  size: number | null;
  isDisabled: boolean;
  onChange: (size: number | null) => void;
};

export function SizeInput({ label, size, isDisabled, onChange }: Props) {
  const text = useGroupsText();
  return (
    <InputNumber<number>
      className={styles.sizeInput}
      aria-label={label}
      min={2}
      max={100}
      precision={0}
      controls={false}
      suffix={text('peopleUnit')}
      disabled={isDisabled}
      value={size}
      onChange={onChange}
    />
  );
}
