import { useQuery } from '@tanstack/react-query';
import { isInWechat } from '../../kernel/calls/call.ts';
import { QueryView } from '../feedback/QueryView.tsx';
import { Sheet } from '../feedback/Sheet.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import buttonStyles from '../inputs/button.module.css';
import { Text } from '../layout/primitives.ts';
import styles from './poster.module.css';
import { usePosterStrings } from './strings.ts';

type PosterSheetProps<Words> = {
  title: string;
  alt: string;
  /** Of the saved picture, without its ending. */
  fileName: string;
  /** What stands on it: drawn anew when that changes. */
  words: Words;
  /** Answers the address of the picture. */
  draw: (words: Words) => Promise<string>;
  onClose: () => void;
};

/** A poster as a picture to save or to send on. */
export function PosterSheet<Words>({ title, alt, fileName, words, draw, onClose }: PosterSheetProps<Words>) {
  const t = usePosterStrings();
  const poster = useQuery({ queryKey: ['poster', words], queryFn: () => draw(words), retry: false });
  // WeChat saves a picture only by pressing on it
  const canSave = poster.data !== undefined && !isInWechat;
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      foot={
        canSave && (
          <a
            className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.block}`}
            href={poster.data}
            download={`${fileName}.png`}
          >
            {t('save')}
          </a>
        )
      }
    >
      <div className={styles.poster}>
        <QueryView query={poster} skeleton={<Skeleton height="100%" />}>
          {(url) => <img src={url} alt={alt} />}
        </QueryView>
      </div>
      <Text as="p" size={12} tone={3} align="center" className={styles.hint}>
        {t('hint')}
      </Text>
    </Sheet>
  );
}
