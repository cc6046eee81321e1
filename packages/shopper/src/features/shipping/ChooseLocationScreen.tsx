import { ChevronRight, LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/inputs/Button.tsx';
import styles from '../../design/inputs/field.module.css';
import { RegionSheet } from '../../design/inputs/RegionSheet.tsx';
import { TextArea } from '../../design/inputs/TextArea.tsx';
import { Box, Hidden, look, Stack, Text } from '../../design/layout/primitives.ts';
import { SectionCard } from '../../design/layout/SectionCard.tsx';
import { BottomBar } from '../../design/navigation/BottomBar.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { Icon } from '../../design/pictures/Icon.tsx';
import { mapPort } from '../../kernel/map-port.ts';
import { type ChosenPlace, useAnswer } from '../../kernel/router/results.ts';
import { useInit } from '../../kernel/session/init.ts';
import { toast } from '../../kernel/toast.ts';
import { areaText } from './address.view.ts';
import { LocateRow } from './components/LocateRow.tsx';
import { useRegions } from './queries.ts';
import { useShippingStrings } from './strings.ts';

type Region = Omit<ChosenPlace, 'detail'>;

/** A place by its region and text, and by where the phone is; it is the result for the page that opened this one. */
export function ChooseLocationScreen() {
  const t = useShippingStrings();
  const { data: init } = useInit();
  const [region, setRegion] = useState<Region | null>(null);
  const [detail, setDetail] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const regions = useRegions(isChoosing);
  const answer = useAnswer('choose-location');
  const handleDone = () => {
    if (!region) return toast(t('missing.area'), 'fault');
    answer({ ...region, detail: detail.trim() });
  };
  return (
    <Page
      bar={
        <BottomBar>
          <Button className={look({ grow: true })} onClick={handleDone}>
            {t('useThisPlace')}
          </Button>
        </BottomBar>
      }
    >
      <Box above={2}>
        {init?.flags.position && <LocateRow icon={LocateFixed} locate={mapPort.locate} show={mapPort.show} />}
        <SectionCard>
          <Stack gap={3}>
            <button type="button" className={styles.field} onClick={() => setChoosing(true)}>
              <Hidden>{t('area')}</Hidden>
              <Text grow size={16} tone={region ? 1 : 3} lines={region ? 1 : undefined}>
                {region?.area ?? t('areaHint')}
              </Text>
              <Icon as={ChevronRight} size={17} className={look({ tone: 3 })} />
            </button>
            <TextArea
              label={t('detail')}
              placeholder={t('detailHint')}
              rows={2}
              maxLength={200}
              value={detail}
              onChange={(event) => setDetail(event.target.value)}
            />
          </Stack>
        </SectionCard>
      </Box>
      <RegionSheet
        open={isChoosing}
        regions={regions.data?.rows ?? []}
        onClose={() => setChoosing(false)}
        onChoose={(province, city, district) => {
          setRegion({
            province_code: province.code,
            city_code: city.code,
            district_code: district.code,
            area: areaText({ province: province.name, city: city.name, district: district.name }),
          });
          setChoosing(false);
        }}
      />
    </Page>
  );
}
