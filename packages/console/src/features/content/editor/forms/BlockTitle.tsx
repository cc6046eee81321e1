import { useContentText } from '../../content-text.ts';
import { WrittenField } from '../../fields/WrittenField.tsx';
import type { Written } from '../block.ts';

type Props = { title: Written; onChange: (part: { title: Written }, step: string) => void };

/** The line above a list of things on a page. */
export function BlockTitle({ title, onChange }: Props) {
  const text = useContentText();
  return (
    <WrittenField
      label={text('title')}
      value={title}
      most={60}
      onChange={(next) => onChange({ title: next }, 'title')}
    />
  );
}
