'use client'

import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { GlobeIcon } from '../icon/screen-icons.tsx'
import { Select, type SelectProps } from '../select/select.tsx'
import * as styles from './language-picker.css.ts'

/** A language to choose. */
export interface LanguageChoice {
  /** Stored value, such as `zh_CN`. */
  value: string
  /** Name of the language in that language: `简体中文`, not “Chinese”. */
  label: string
  /** BCP 47 tag of the label, for fonts and screen readers. Default: the value with hyphens. */
  lang?: string | undefined
}

/** Props of {@link LanguagePicker}. */
export interface LanguagePickerProps extends Omit<SelectProps, 'options' | 'onChange' | 'value' | 'children'> {
  languages: readonly LanguageChoice[]
  value: string
  /** Called with the value of the chosen language. */
  onChange: (value: string) => void
  /** Text of a first option with the value `''` that leaves the language to the browser or the site. */
  systemLabel?: string | undefined
}

/** Chooses a language. Each name is written in its own language and marked as such, so that everybody finds theirs. */
export function LanguagePicker(props: LanguagePickerProps): ReactNode {
  const { languages, value, onChange, systemLabel, fit = false, className, ...attributes } = props
  const options = languages.map((one) => ({ ...one, lang: one.lang ?? one.value.replaceAll('_', '-') }))
  return (
    <span className={classNames(styles.wrap, fit && styles.fit)}>
      <span className={styles.globe}>
        <GlobeIcon />
      </span>
      <Select
        {...attributes}
        fit={fit}
        className={classNames(styles.select, className)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        options={systemLabel === undefined ? options : [{ value: '', label: systemLabel }, ...options]}
      />
    </span>
  )
}
