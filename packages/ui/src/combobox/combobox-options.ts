/** An option of a {@link Combobox}. */
export interface ComboboxOption {
  value: string
  label: string
  /** Text at the end of the option's line, such as the offset of a time zone. The search includes it. */
  hint?: string | undefined
  /** Heading above this and adjacent options of the same group. */
  group?: string | undefined
  /** Language of the label, if it differs from the page's. */
  lang?: string | undefined
}

/**
 * Returns the options that match the typed text: every word must occur in the label, the value or the hint. Case,
 * accents and the kind of separator are ignored.
 */
export function matchingOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const words = plain(typed).split(' ').filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label, value, hint = '' }) => {
    const text = plain(`${label} ${value} ${hint}`)
    return words.every((word) => text.includes(word))
  })
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[_/\s]+/g, ' ')
    .toLowerCase()
}
