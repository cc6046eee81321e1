import { changeLanguage, useLanguage } from '../kernel/language.ts';
import './language-switch.css';

/** The two languages; the page changes at once, without a reload. */
export function LanguageSwitch() {
  const isChinese = useLanguage() === 'zh';
  return (
    <button
      type="button"
      className="language-switch"
      aria-label={isChinese ? 'Switch to English' : '切换到中文'}
      onClick={() => changeLanguage(isChinese ? 'en' : 'zh')}
    >
      <span className={isChinese ? 'language-on' : ''}>中</span> /{' '}
      <span className={isChinese ? '' : 'language-on'}>EN</span>
    </button>
  );
}
