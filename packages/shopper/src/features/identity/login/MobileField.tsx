import type { ComponentProps } from 'react';
import { Field, mobileInput } from '../../../design/inputs/Field.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { useIdentityStrings } from '../strings.ts';

/** A mobile number of mainland China. */
export function MobileField(field: Omit<ComponentProps<typeof Field>, 'label'>) {
  const t = useIdentityStrings();
  return (
    <Field
      {...field}
      label={t('mobile')}
      {...mobileInput}
      start={
        <Text size={16} num tone={2}>
          {'+86'}
        </Text>
      }
    />
  );
}
