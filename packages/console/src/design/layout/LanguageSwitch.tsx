import { changeLanguage, useLanguage } from '../../kernel/language.ts';
import './language-switch.css';

const names = { zh: '中', en: 'EN' };
const offers = { zh: 'Switch to English', en: '切换到中文' };

/** The two languages, each in its own words; the page changes at once, without a reload. */
export function LanguageSwitch() {
  const language = useLanguage();
  return (
    <button
      type="button"
      className="language-switch"
      aria-label={`${names.zh} / ${names.en}: ${offers[language]}`}
      onClick={() => changeLanguage(language === 'zh' ? 'en' : 'zh')}
    >
      <span className={language === 'zh' ? 'language-on' : ''}>{names.zh}</span>
      {' / '}
      <span className={language === 'en' ? 'language-on' : ''}>{names.en}</span>
    </button>
  );
}
