import { changeLanguage, useLanguage } from '../../kernel/language.ts';
import styles from './language-switch.module.css';

const names = { zh: '中', en: 'EN' };
const offers = { zh: 'Switch to English', en: '切换到中文' };

/** The two languages, each in its own words; the page changes at once, without a reload. */
export function LanguageSwitch() {
  const language = useLanguage();
  return (
    <button
      type="button"
      className={styles.languageSwitch}
      aria-label={`${names.zh} / ${names.en}: ${offers[language]}`}
      onClick={() => changeLanguage(language === 'zh' ? 'en' : 'zh')}
    >
      <span className={language === 'zh' ? styles.languageOn : ''}>{names.zh}</span>
      {' / '}
      <span className={language === 'en' ? styles.languageOn : ''}>{names.en}</span>
    </button>
  );
}
