import { useContentText } from '../../content-text.ts';
import { LocalizedField } from '../../fields/LocalizedField.tsx';
import type { LocalizedText } from '../block.ts';

type Props = { title: LocalizedText; onChange: (part: { title: LocalizedText }, step: string) => void };

/** The line above a list of things on a page. */
export function BlockTitle({ title, onChange }: Props) {
  const text = useContentText();
  return (
    <LocalizedField
      label={text('title')}
      value={title}
      most={60}
      onChange={(next) => onChange({ title: next }, 'title')}
    />
  );
}
