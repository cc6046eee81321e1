import type { ReactNode } from 'react';
import { go } from '../../kernel/router/navigation.ts';
import { Button } from '../inputs/Button.tsx';
import photoStyles from '../pictures/photo.module.css';
import { type ArtName, art } from './art.ts';
import styles from './empty.module.css';

/** Nothing here, or a result: a picture, one title, one line, one action. */
export function Empty({
  picture,
  title,
  text,
  action,
  onAction = () => go('pages/index'),
  children,
}: {
  picture: ArtName;
  title: string;
  text?: string;
  action?: string;
  /** Without it the action leads home. */
  onAction?: () => void;
  children?: ReactNode;
}) {
  const { url, tone } = art[picture];
  return (
    <section className={`${styles.empty} ${photoStyles[tone]}`}>
      <div className={styles.art}>
        <img
          src={url}
          alt=""
          width={112}
          height={112}
          onError={({ currentTarget }) => {
            currentTarget.style.visibility = 'hidden';
          }}
        />
      </div>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action && (
        <Button size="m" onClick={onAction}>
          {action}
        </Button>
      )}
      {children}
    </section>
  );
}
