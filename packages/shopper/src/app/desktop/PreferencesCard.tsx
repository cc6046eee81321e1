import { Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../design/pictures/Icon.tsx';
import { changeLanguage, useLanguage } from '../../kernel/language.ts';
import { chooseTheme, themes, useTheme } from '../../kernel/theme.ts';
import styles from './desktop.module.css';
import { useDesktopStrings } from './strings.ts';

const icons = { light: Sun, dark: Moon, system: Monitor };

export function PreferencesCard() {
  const t = useDesktopStrings();
  const language = useLanguage();
  const { theme } = useTheme();
  return (
    <section className={styles.card}>
      <Choice label={t('language')}>
        {(['zh', 'en'] as const).map((key) => (
          <button
            key={key}
            type="button"
            lang={key}
            aria-pressed={key === language}
            onClick={() => changeLanguage(key)}
          >
            {t(key)}
          </button>
        ))}
      </Choice>
      <Choice label={t('theme')}>
        {themes.map((key) => (
          <button
            key={key}
            type="button"
            aria-label={t(key)}
            title={t(key)}
            aria-pressed={key === theme}
            onClick={() => chooseTheme(key)}
          >
            <Icon as={icons[key]} size={18} />
          </button>
        ))}
      </Choice>
    </section>
  );
}

const Choice = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={styles.choice}>
    <legend>{label}</legend>
    <div>{children}</div>
  </fieldset>
);
