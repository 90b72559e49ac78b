'use client'

import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { useFormStrings } from '../strings/form-strings.tsx'
import { TextInput } from '../text-input/text-input.tsx'
import * as styles from './color-input.css.ts'

/** Props of {@link ColorInput}. */
export interface ColorInputProps extends RootProps<'div', 'onChange' | 'children' | 'id'> {
  /** `#rrggbb`, or the text typed so far. */
  value: string
  /** Called with the typed or picked text, even if it is not a colour yet. */
  onChange: (value: string) => void
  disabled?: boolean | undefined
  /** True if it can be focused and copied but not changed. */
  readOnly?: boolean | undefined
  name?: string | undefined
  id?: string | undefined
}

const HEX = /^#[0-9a-f]{6}$/i

/** True if a text is a colour in the form that this control produces: `#rrggbb`. */
export function isColor(text: string): boolean {
  return HEX.test(text)
}

/** A colour as text, with the browser's own colour picker next to it. */
export function ColorInput({ value, onChange, disabled, readOnly, name, id, ...rest }: ColorInputProps): ReactNode {
  const strings = useFormStrings()
  return (
    <div {...rootProps(rest, styles.row)}>
      <input
        type="color"
        className={styles.swatch}
        aria-label={strings.pickColor}
        value={isColor(value) ? value.toLowerCase() : '#000000'}
        disabled={disabled === true || readOnly === true}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <TextInput
        className={styles.text}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        disabled={disabled}
        readOnly={readOnly}
        name={name}
        placeholder="#0033ff"
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        {...(id === undefined ? {} : { id })}
      />
    </div>
  )
}
