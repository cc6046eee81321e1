import { addressLabels } from '@chengji/contract/shipping/address-labels';
import { useState } from 'react';
import { Chip } from '../../../design/inputs/Chip.tsx';
import chipStyles from '../../../design/inputs/chip.module.css';
import { Field } from '../../../design/inputs/Field.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { isOwnLabel } from '../address.view.ts';
import { useShippingStrings } from '../strings.ts';

const mostCharacters = 5;

type LabelFieldProps = {
  value: string | null | undefined;
  error?: string | undefined;
  onChange: (label: string | null) => void;
};

/** What an address is called: one of three, or a word of one's own. A second press takes the label off. */
export function LabelField({ value = null, error, onChange }: LabelFieldProps) {
  const t = useShippingStrings();
  const [isOwn, setOwn] = useState(isOwnLabel(value));
  const handlePick = (label: string | null, own: boolean) => {
    setOwn(own);
    onChange(label);
  };
  return (
    <fieldset aria-label={t('label')}>
      <Text size={15} tone={1}>
        {t('label')}
      </Text>
      <Box above={2} className={chipStyles.chips}>
        {addressLabels.map((label) => (
          <Chip
            key={label}
            on={value === label}
            onPress={() => handlePick(value === label ? null : label, false)}
          >
            {t(`label.${label}`)}
          </Chip>
        ))}
        <Chip on={isOwn} onPress={() => handlePick(null, !isOwn)}>
          {t('ownLabel')}
        </Chip>
      </Box>
      {isOwn && (
        <Box above={3}>
          <Field
            size="m"
            label={t('ownLabelHint')}
            maxLength={mostCharacters}
            value={value ?? ''}
            error={error}
            onChange={({ target }) => onChange(target.value || null)}
          />
        </Box>
      )}
    </fieldset>
  );
}
