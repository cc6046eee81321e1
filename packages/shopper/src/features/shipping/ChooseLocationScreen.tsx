import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/inputs/Button.tsx';
import { TextArea } from '../../design/inputs/TextArea.tsx';
import { Box, look, Stack } from '../../design/layout/primitives.ts';
import { SectionCard } from '../../design/layout/SectionCard.tsx';
import { BottomBar } from '../../design/navigation/BottomBar.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { mapPort } from '../../kernel/map-port.ts';
import { type ChosenPlace, useAnswer } from '../../kernel/router/results.ts';
import { useInit } from '../../kernel/session/init.ts';
import { toast } from '../../kernel/toast.ts';
import { LocateRow } from './components/LocateRow.tsx';
import { RegionField } from './components/RegionField.tsx';
import { useShippingStrings } from './strings.ts';

/** A place by its region and text, and by where the phone is; it is the result for the page that opened this one. */
export function ChooseLocationScreen() {
  const t = useShippingStrings();
  const { data: init } = useInit();
  const [region, setRegion] = useState<ChosenPlace | null>(null);
  const [detail, setDetail] = useState('');
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
            <RegionField area={region?.area ?? ''} onChange={setRegion} />
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
    </Page>
  );
}
