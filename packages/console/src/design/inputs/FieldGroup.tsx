import type { ReactNode } from 'react';
import './field.css';

type Props = { label: string; isRequired?: boolean; className?: string; children: ReactNode };

/** Several controls, or one of several parts, with one name above. */
export function FieldGroup({ label, isRequired = false, className = '', children }: Props) {
  return (
    <fieldset className={`group-field ${className}`}>
      <legend className={isRequired ? 'field-required' : ''}>{label}</legend>
      {children}
    </fieldset>
  );
}
