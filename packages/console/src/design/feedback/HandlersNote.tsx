import { Users } from 'lucide-react';
import { useLanguage } from '../../kernel/language.ts';
import { useDesignText } from '../design-text.ts';

/** Who else of the staff has the same thing open, so that it is not done twice. */
export function HandlersNote({ names }: { names: readonly string[] }) {
  const text = useDesignText();
  const language = useLanguage();
  const list = new Intl.ListFormat(language).format(names);
  return (
    <span role="status" className="row small muted">
      {names.length > 0 && (
        <>
          <Users aria-hidden="true" />
          {names.length === 1 ? text('handledByOne', { name: list }) : text('handledByMany', { names: list })}
        </>
      )}
    </span>
  );
}
