import { CircleX, Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import { useDesignStrings } from '../strings.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './search.module.css';

type SearchBarProps = {
  value: string;
  placeholder: string;
  /** What it searches, where the placeholder says something else. */
  label?: string;
  onChange: (value: string) => void;
  onSearch: (value: string) => void;
  /** Focused at once, so that the keyboard opens. */
  focused?: boolean;
};

/** The search input with its button inside. */
export function SearchBar({
  value,
  placeholder,
  label = placeholder,
  onChange,
  onSearch,
  focused,
}: SearchBarProps) {
  const t = useDesignStrings();
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(value);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every browser in use
    <form className={styles.searchbar} role="search" onSubmit={handleSubmit}>
      <Icon as={Search} size={18} />
      <input
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        maxLength={64}
        // biome-ignore lint/a11y/noAutofocus: the page is opened to type
        autoFocus={focused}
        onChange={(event) => onChange(event.target.value)}
      />
      {value && <IconButton icon={CircleX} label={t('clear')} size={17} onPress={() => onChange('')} />}
      <Button submit>{t('search')}</Button>
    </form>
  );
}
