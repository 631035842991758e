import { useSnapshot } from 'valtio';
import { browser } from '../../store/browser.ts';
import { chooseLanguage } from '../../store/language.ts';
import { IconButton } from '../kit/icon-button.tsx';

/** Labeled with the other language, in that language. */
export function LanguageSwitch() {
  const { language } = useSnapshot(browser);
  const other = language === 'en' ? 'zh' : 'en';
  return (
    <IconButton lang={other} onClick={() => chooseLanguage(other)}>
      <span aria-hidden>{other === 'zh' ? '中' : 'EN'}</span>
      <span className="unseen">{other === 'zh' ? '切换到中文' : 'Switch to English'}</span>
    </IconButton>
  );
}
