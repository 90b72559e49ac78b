import { languageTag } from '@quandary/i18n'
import { AutoIcon, CheckIcon, MoonIcon, SunIcon } from '@quandary/ui'
import { storeChoice } from '@quandary/web-shell'
import type { ReactNode } from 'react'
import * as styles from './menu-entries.css.ts'
import { useSite } from '../context/site-context.ts'
import { useTheme } from '../context/theme.tsx'
import { useViewer } from '../context/viewer.ts'

interface ChoiceProps {
  pressed: boolean
  onPress: () => void
  icon?: ReactNode
  lang?: string
  children: ReactNode
}

function Choice({ pressed, onPress, icon, lang, children }: ChoiceProps): ReactNode {
  return (
    <button type="button" className={styles.item} aria-pressed={pressed} onClick={onPress} lang={lang}>
      {icon}
      {children}
      {pressed ? (
        <span className={styles.end}>
          <CheckIcon />
        </span>
      ) : null}
    </button>
  )
}

/** Theme and language, inside a menu. Each is offered only if the member's settings do not decide it. */
export function PreferenceChoices(): ReactNode {
  const { facts, t } = useSite()
  const { theme, choose } = useTheme()
  const viewer = useViewer()
  const languageIsOwn = viewer !== null && viewer.language !== '' && viewer.language.toLowerCase() !== 'default'
  const themes = [
    { value: 'light', label: t('theme.light'), icon: <SunIcon /> },
    { value: 'dark', label: t('theme.dark'), icon: <MoonIcon /> },
    { value: 'system', label: t('theme.system'), icon: <AutoIcon /> },
  ] as const
  const speak = (code: string) => {
    storeChoice('lang', code)
    location.reload()
  }
  return (
    <>
      {choose === null ? null : (
        <fieldset className={styles.group}>
          <legend className={styles.heading}>{t('theme.label')}</legend>
          {themes.map(({ value, label, icon }) => (
            <Choice key={value} pressed={value === theme} onPress={() => choose(value)} icon={icon}>
              {label}
            </Choice>
          ))}
        </fieldset>
      )}
      {languageIsOwn ? null : (
        <fieldset className={styles.group} id="language">
          <legend className={styles.heading}>{t('language.label')}</legend>
          {facts.languages.map(({ code, label }) => (
            <Choice key={code} pressed={code === facts.language} onPress={() => speak(code)} lang={languageTag(code)}>
              {label}
            </Choice>
          ))}
        </fieldset>
      )}
    </>
  )
}
