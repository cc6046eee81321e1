import { serverNow } from '@chengji/client-kit/react';
import { liveLimits } from '@chengji/contract/live/live-limits';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Price } from '../../../../design/commerce/Price.tsx';
import { Button } from '../../../../design/inputs/Button.tsx';
import { Field } from '../../../../design/inputs/Field.tsx';
import { FieldError } from '../../../../design/inputs/FieldError.tsx';
import { Form } from '../../../../design/inputs/Form.tsx';
import { IconButton } from '../../../../design/inputs/IconButton.tsx';
import { ImagePicker } from '../../../../design/inputs/ImagePicker.tsx';
import { Switch } from '../../../../design/inputs/Switch.tsx';
import { TextArea } from '../../../../design/inputs/TextArea.tsx';
import { TextButton } from '../../../../design/inputs/TextButton.tsx';
import { Box, look, Row, Stack, Text } from '../../../../design/layout/primitives.ts';
import { SectionCard } from '../../../../design/layout/SectionCard.tsx';
import { BottomBar } from '../../../../design/navigation/BottomBar.tsx';
import { Page } from '../../../../design/navigation/Page.tsx';
import { Icon } from '../../../../design/pictures/Icon.tsx';
import { Photo } from '../../../../design/pictures/Photo.tsx';
import { useTimeDisplay } from '../../../../kernel/time.ts';
import { type Faults, findFaults, type LiveDraft, toFieldText } from '../host.view.ts';
import { useHostStrings } from '../strings.ts';
import { GoodsSheet } from './GoodsSheet.tsx';
import styles from './LiveForm.module.css';

const PHOTO = 44;

type LiveFormProps = {
  title: string;
  action: string;
  shopId: number;
  draft: LiveDraft;
  /** When it was announced for before. */
  plannedBefore?: number | null;
  hasBegun?: boolean;
  /** Its goods are those of the tray, which is changed there. */
  isEdited?: boolean;
  isBusy: boolean;
  onChange: (by: Partial<LiveDraft>) => void;
  onSend: () => void;
};

/** All of a live that its host writes. */
export function LiveForm(props: LiveFormProps) {
  const { title, action, shopId, draft, plannedBefore = null, hasBegun, isEdited, isBusy, onChange } = props;
  const t = useHostStrings();
  const zone = useTimeDisplay();
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  const [wasSent, setSent] = useState(false);
  const faults: Faults = wasSent ? findFaults(draft, { now: serverNow(), zone, began: plannedBefore }) : {};
  const getFault = (field: keyof Faults) => faults[field] && t(`fault.${field}`);

  const handleSend = () => {
    if (isBusy) return;
    setSent(true);
    const found = findFaults(draft, { now: serverNow(), zone, began: plannedBefore });
    if (Object.keys(found).length === 0) props.onSend();
  };
  return (
    <Page
      title={title}
      bar={
        <BottomBar>
          <Button submit form={id} size="block" busy={isBusy}>
            {action}
          </Button>
        </BottomBar>
      }
    >
      <Box above={2}>
        <Form id={id} onSubmit={handleSend}>
          <SectionCard>
            <Stack gap={3}>
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
                <FieldError text={getFault('cover')} />
              </Box>
              <TextArea
                label={t('title')}
                labelShown
                placeholder={t('titleHint')}
                rows={2}
                maxLength={liveLimits.title}
                count={draft.title.length}
                value={draft.title}
                error={getFault('title')}
                onChange={({ target }) => onChange({ title: target.value.replaceAll('\n', ' ') })}
              />
              <TextArea
                label={t('notice')}
                labelShown
                placeholder={t('noticeHint')}
                rows={2}
                maxLength={liveLimits.notice}
                count={draft.notice.length}
                value={draft.notice}
                onChange={({ target }) => onChange({ notice: target.value })}
              />
            </Stack>
          </SectionCard>
          {!hasBegun && (
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
                <Switch
                  label={t('planned')}
                  on={draft.isPlanned}
                  onChange={(isPlanned) => onChange({ isPlanned })}
                />
              </Row>
              {draft.isPlanned && (
                <Box above={3}>
                  <Field
                    label={t('plannedAt')}
                    labelShown
                    type="datetime-local"
                    min={toFieldText(serverNow(), zone)}
                    value={draft.plannedAt}
                    error={getFault('plannedAt')}
                    onChange={({ target }) => onChange({ plannedAt: target.value })}
                  />
                </Box>
              )}
            </SectionCard>
          )}
          {!isEdited && (
            <SectionCard>
              <Row gap={2}>
                <Text as="h2" size={15} bold>
                  {t('goods')}
                </Text>
                <Text num tone={3} size={13}>
                  {t('goodsCount', { count: draft.goods.length, most: liveLimits.goods })}
                </Text>
                <TextButton brand className={styles.add} onPress={() => setChoosing(true)}>
                  <Icon as={Plus} size={18} />
                  {t('addGoods')}
                </TextButton>
              </Row>
              <FieldError text={getFault('goods')} />
              <ul>
                {draft.goods.map((one) => (
                  <Row as="li" key={one.id} gap={3} className={styles.goods}>
                    <Photo url={one.image} width={PHOTO} thumb className={styles.photo} />
                    <Box grow>
                      <Text as="p" size={14} lines={1}>
                        {one.title}
                      </Text>
                      <Price money={one.price} size="s" />
                    </Box>
                    <IconButton
                      icon={X}
                      size={18}
                      label={t('removeGoods', { title: one.title })}
                      className={look({ tone: 3 })}
                      onPress={() => onChange({ goods: draft.goods.filter((other) => other.id !== one.id) })}
                    />
                  </Row>
                ))}
              </ul>
            </SectionCard>
          )}
        </Form>
      </Box>
      {isChoosing && (
        <GoodsSheet
          shopId={shopId}
          chosen={draft.goods}
          most={liveLimits.goods}
          onChange={(goods) => onChange({ goods })}
          onClose={() => setChoosing(false)}
        />
      )}
    </Page>
  );
}
