import type { ReactNode } from 'react';
import styles from './field.module.css';

type Props = { label: string; isRequired?: boolean; className?: string; children: ReactNode };

/** Several controls, or one of several parts, with one name above. */
export function FieldGroup({ label, isRequired = false, className = '', children }: Props) {
  return (
    <fieldset className={`${styles.groupField} ${className}`}>
      <legend className={isRequired ? styles.fieldRequired : ''}>{label}</legend>
      {children}
    </fieldset>
  );
}
