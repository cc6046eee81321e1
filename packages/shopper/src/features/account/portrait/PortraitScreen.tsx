import { Button } from '../../../design/inputs/Button.tsx';
import { Stack, Text } from '../../../design/layout/primitives.ts';
import { Page } from '../../../design/navigation/Page.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { useUser } from '../../../kernel/session/user-store.ts';
import { useAccountStrings } from '../strings.ts';
import { Cropper } from './Cropper.tsx';
import { getSize } from './cut-picture.ts';
import { PickPicture } from './PickPicture.tsx';
import styles from './PortraitScreen.module.css';
import { usePortrait } from './use-portrait.ts';

const SHOWN = 200;

/** The own picture: chosen, cut to a square, sent. */
export function PortraitScreen() {
  const t = useAccountStrings();
  const { user } = useUser();
  const portrait = usePortrait();
  const { chosen } = portrait;
  return (
    <Page>
      <Stack gap={4} className={styles.body}>
        {chosen ? (
          <>
            <Cropper
              url={chosen.url}
              picture={getSize(chosen.image)}
              crop={chosen.crop}
              onChange={portrait.setCrop}
            />
            <Button size="block" busy={portrait.isBusy} onClick={() => void portrait.save()}>
              {t('usePicture')}
            </Button>
            <PickPicture label={t('chooseAnother')} portrait={portrait} />
          </>
        ) : (
          <>
            <Avatar url={user.avatar} name={user.username} size={SHOWN} />
            <Text as="p" size={13} tone={2} align="center">
              {t('portraitHint')}
            </Text>
            <PickPicture primary label={t('choosePicture')} portrait={portrait} />
          </>
        )}
      </Stack>
    </Page>
  );
}
