import { classes } from '@chengji/client-kit/classes';
import { useEffect } from 'react';
import { Overlay } from '../../../design/feedback/Overlay.tsx';
import overlayStyles from '../../../design/feedback/overlay.module.css';
import { Button } from '../../../design/inputs/Button.tsx';
import buttonStyles from '../../../design/inputs/button.module.css';
import { look, Row } from '../../../design/layout/primitives.ts';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { readAddress } from '../../../kernel/router/page-params.ts';
import { DataLink } from '../pages/DataLink.tsx';
import { useContentStrings } from '../strings.ts';
import styles from './PopupDialog.module.css';
import type { Popup } from './popup.view.ts';

export type PopupDialogProps = { popup: Popup; onShown: (popup: Popup) => void; onClose: () => void };

const WIDTH = 320;

/** What the operator says at the start: a picture, words, and the way to what it is about. */
export function PopupDialog({ popup, onShown, onClose }: PopupDialogProps) {
  const t = useContentStrings();
  const { title, content, image, url } = popup;
  const isLeading = url !== '' && readAddress(url) !== null;
  useEffect(() => onShown(popup), [onShown, popup]);
  return (
    <Overlay label={title} onClose={onClose}>
      <section className={classes(overlayStyles.modal, image && styles.pictured)}>
        {image && (
          <DataLink url={url} onPress={onClose} className={styles.picture} tabIndex={-1}>
            <Photo url={image} width={WIDTH} ratio="3:2" eager alt={title} />
          </DataLink>
        )}
        <h2>{title}</h2>
        <p>{content}</p>
        <Row gap={3}>
          <Button look={isLeading ? 'fill' : 'primary'} className={look({ grow: true })} onClick={onClose}>
            {t('known')}
          </Button>
          {isLeading && (
            <DataLink
              url={url}
              onPress={onClose}
              className={classes(buttonStyles.button, buttonStyles.primary, look({ grow: true }))}
            >
              <span className={buttonStyles.label}>{t('look')}</span>
            </DataLink>
          )}
        </Row>
      </section>
    </Overlay>
  );
}
