import styles from './field.module.css';

/** What is wrong with a field, below it; the field names it by this id. */
export const FieldError = ({ id, text }: { id?: string; text: string | undefined }) =>
  text ? (
    <p className={styles.fault} id={id} role="alert">
      {text}
    </p>
  ) : null;
