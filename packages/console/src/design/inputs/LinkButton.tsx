import styles from '../tables/cells.module.css';

type Props = {
  onPress: () => void;
  disabled?: boolean;
  /** The first thing to do with a row stands out. */
  isMain?: boolean;
  /** Which row it is for, where the words alone are the same in every row. */
  of?: string;
  children: string;
};

/** A press that looks like a link: what may be done with a row. */
export function LinkButton({ onPress, disabled = false, isMain = false, of, children }: Props) {
  return (
    <button
      type="button"
      className={`${styles.textButton} ${isMain ? 'row-link' : 'quiet-link'}`}
      aria-label={of && `${children} ${of}`}
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
