import { classes } from '@chengji/client-kit/classes';
import { changeLanguage, useLanguage } from '../../kernel/language.ts';
import { TextButton } from '../inputs/TextButton.tsx';
import { Hidden, look } from '../layout/primitives.ts';
import { useDesignStrings } from '../strings.ts';
import styles from './page.module.css';

/** At the end of a bar: the other language, named in itself. */
export function LanguageSwitch() {
  const t = useDesignStrings();
  const language = useLanguage();
  return (
    <TextButton
      className={classes(look({ push: true, tone: 2 }), styles.navAction)}
      onPress={() => changeLanguage(language === 'zh' ? 'en' : 'zh')}
    >
      <span aria-hidden>{t('otherLanguage')}</span>
      <Hidden>{t('switchLanguage')}</Hidden>
    </TextButton>
  );
}
