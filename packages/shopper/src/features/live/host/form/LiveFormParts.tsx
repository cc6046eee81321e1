/** What the form of a live is made of. */
import { serverNow } from '@chengji/client-kit/react';
import { liveLimits } from '@chengji/contract/live/live-limits';
import { Plus } from 'lucide-react';
import { RemovableGoods } from '../../../../design/commerce/RemovableGoods.tsx';
import { Field } from '../../../../design/inputs/Field.tsx';
import { FieldError } from '../../../../design/inputs/FieldError.tsx';
import { ImagePicker } from '../../../../design/inputs/ImagePicker.tsx';
import { Switch } from '../../../../design/inputs/Switch.tsx';
import { TextButton } from '../../../../design/inputs/TextButton.tsx';
import { Box, Row, Text } from '../../../../design/layout/primitives.ts';
import { SectionCard } from '../../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../../design/pictures/Icon.tsx';
import { useTimeDisplay } from '../../../../kernel/time.ts';
import { type LiveDraft, toFieldText } from '../host.view.ts';
import { useHostStrings } from '../strings.ts';
import styles from './LiveForm.module.css';

type PartProps = {
  draft: LiveDraft;
  error: string | undefined;
  onChange: (by: Partial<LiveDraft>) => void;
};

export function CoverField({ draft, error, onChange }: PartProps) {
  const t = useHostStrings();
  return (
    <Box>
      <Text as="h2" size={15} bold>
        {t('cover')}
      </Text>
      <Text as="p" size={12} tone={3} className={styles.hint}>
        {t('coverHint')}
      </Text>
      <ImagePicker
        urls={draft.cover ? [draft.cover] : []}
        most={1}
        onChange={(urls) => onChange({ cover: urls[0] ?? '' })}
      />
      <FieldError text={error} />
    </Box>
  );
}

/** Whether it is announced, and for when. */
export function PlannedCard({ draft, error, onChange }: PartProps) {
  const t = useHostStrings();
  const zone = useTimeDisplay();
  return (
    <SectionCard>
      <Row gap={2}>
        <Box grow>
          <Text as="h2" size={15} bold>
            {t('planned')}
          </Text>
          <Text as="p" size={12} tone={3}>
            {t('plannedHint')}
          </Text>
        </Box>
        <Switch label={t('planned')} on={draft.isPlanned} onChange={(isPlanned) => onChange({ isPlanned })} />
      </Row>
      {draft.isPlanned && (
        <Box above={3}>
          <Field
            label={t('plannedAt')}
            labelShown
            type="datetime-local"
            min={toFieldText(serverNow(), zone)}
            value={draft.plannedAt}
            error={error}
            onChange={({ target }) => onChange({ plannedAt: target.value })}
          />
        </Box>
      )}
    </SectionCard>
  );
}

/** What it sells; `onChoose` opens the shop's goods. */
export function GoodsCard({ draft, error, onChange, onChoose }: PartProps & { onChoose: () => void }) {
  const t = useHostStrings();
  return (
    <SectionCard>
      <Row gap={2}>
        <Text as="h2" size={15} bold>
          {t('goods')}
        </Text>
        <Text num tone={3} size={13}>
          {t('goodsCount', { count: draft.goods.length, most: liveLimits.goods })}
        </Text>
        <TextButton brand className={styles.add} onPress={onChoose}>
          <Icon as={Plus} size={18} />
          {t('addGoods')}
        </TextButton>
      </Row>
      <FieldError text={error} />
      <ul>
        {draft.goods.map((one) => (
          <RemovableGoods
            key={one.id}
            goods={one}
            label={t('removeGoods', { title: one.title })}
            onRemove={() => onChange({ goods: draft.goods.filter((other) => other.id !== one.id) })}
          />
        ))}
      </ul>
    </SectionCard>
  );
}
