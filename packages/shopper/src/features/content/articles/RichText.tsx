import { lazyPictures } from './article.view.ts';
import styles from './RichText.module.css';

/** Words and pictures the operator wrote. */
export function RichText({ html }: { html: string }) {
  return (
    <div
      className={styles.text}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the market sanitises what is written
      dangerouslySetInnerHTML={{ __html: lazyPictures(html) }}
    />
  );
}
