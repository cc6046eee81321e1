import { QueryView } from '../../../../design/feedback/QueryView.tsx';
import { Sheet } from '../../../../design/feedback/Sheet.tsx';
import { Skeleton } from '../../../../design/feedback/Skeleton.tsx';
import { Switch } from '../../../../design/inputs/Switch.tsx';
import { Box, Row, Text } from '../../../../design/layout/primitives.ts';
import { useSwitch, useSwitches } from '../queries.ts';
import { usePeopleStrings } from '../strings.ts';
import styles from './Own.module.css';

const news = ['likes', 'comments', 'fans'] as const;

/** Which news of one's posts come as notices. */
export function SwitchesSheet({ onClose }: { onClose: () => void }) {
  const t = usePeopleStrings();
  const query = useSwitches();
  const send = useSwitch();
  const asked = send.isPending ? send.variables : {};
  return (
    <Sheet open title={t('switchesTitle')} onClose={onClose}>
      <Box inset="page">
        <QueryView query={query} skeleton={<Skeleton height={168} radius={12} />}>
          {(switches) =>
            news.map((key) => (
              <Row key={key} gap={3} className={styles.switch}>
                <Box grow>
                  <Text as="p" size={15}>
                    {t(`switch.${key}`)}
                  </Text>
                  <Text as="p" size={12} tone={3}>
                    {t(`switch.${key}Hint`)}
                  </Text>
                </Box>
                <Switch
                  label={t(`switch.${key}`)}
                  on={asked[key] === undefined ? switches[key] : asked[key] === true}
                  onChange={(isOn) => {
                    if (!send.isPending) send.mutate({ [key]: isOn });
                  }}
                />
              </Row>
            ))
          }
        </QueryView>
      </Box>
    </Sheet>
  );
}
