import { classes } from '@chengji/client-kit/classes';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import fieldStyles from '../../../design/inputs/field.module.css';
import { RegionSheet } from '../../../design/inputs/RegionSheet.tsx';
import { look, Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import type { ChosenPlace } from '../../../kernel/router/results.ts';
import { areaText } from '../address.view.ts';
import { useRegions } from '../queries.ts';
import { useShippingStrings } from '../strings.ts';
import styles from './AddressForm.module.css';

type Props = {
  /** The province, city and district chosen, in words. */
  area: string;
  error?: string | undefined;
  onChange: (place: ChosenPlace) => void;
};

/** Where an address is, chosen step by step from a sheet. */
export function RegionField({ area, error, onChange }: Props) {
  const t = useShippingStrings();
  const [isChoosing, setChoosing] = useState(false);
  const regions = useRegions(isChoosing);
  return (
    <div>
      <button
        type="button"
        className={classes(fieldStyles.field, styles.area)}
        data-invalid={error ? '' : undefined}
        onClick={() => setChoosing(true)}
      >
        <span className={fieldStyles.label}>{t('area')}</span>
        <Text grow size={16} tone={area ? 1 : 3} lines={area ? 1 : undefined}>
          {area || t('areaHint')}
        </Text>
        <Icon as={ChevronRight} size={17} className={look({ tone: 3 })} />
      </button>
      <FieldError text={error} />
      <RegionSheet
        open={isChoosing}
        regions={regions.data?.rows ?? []}
        onClose={() => setChoosing(false)}
        onChoose={(province, city, district) => {
          onChange({
            province_code: province.code,
            city_code: city.code,
            district_code: district.code,
            area: areaText({ province: province.name, city: city.name, district: district.name }),
            detail: '',
          });
          setChoosing(false);
        }}
      />
    </div>
  );
}
