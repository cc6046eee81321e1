import { Cascader } from 'antd';
import { categoryOptions, categoryPath, useCategories } from '../../catalog/index.ts';
import { useContentText } from '../content-text.ts';
import type { PickerProps } from './pickers.tsx';

export function CategoryPicker({ label, value, onChange }: PickerProps) {
  const text = useContentText();
  const tree = useCategories().data?.rows ?? [];
  return (
    <Cascader
      aria-label={label}
      placeholder={text('chooseCategory')}
      changeOnSelect
      showSearch
      options={categoryOptions(tree)}
      value={categoryPath(tree, value ?? null)}
      onChange={(path) => onChange(path?.at(-1))}
    />
  );
}
