import type { ComponentProps } from 'react';
import { Field } from '../../../design/inputs/Field.tsx';
import { useIdentityStrings } from '../strings.ts';

/** A mobile number of mainland China. */
export function MobileField(field: Omit<ComponentProps<typeof Field>, 'label'>) {
  const t = useIdentityStrings();
  return (
    <Field
      {...field}
      label={t('mobile')}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      maxLength={11}
      start={<span className="t16 num c2">{'+86'}</span>}
    />
  );
}
