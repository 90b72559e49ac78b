/** An option of a {@link Combobox}. */
export interface ComboboxOption {
  value: string
  label: string
  /** Text at the end of the option's line, such as the offset of a time zone. The search includes it. */
  hint?: string | undefined
  /** Further words that the search finds; not shown. */
  keywords?: string | undefined
  /** Heading above this and adjacent options of the same group. */
  group?: string | undefined
  /** Language of the label, if it differs from the page's. */
  lang?: string | undefined
}

/**
 * Returns the options that match the typed text: every word must occur in the label, the value, the hint or the
 * keywords. Case, accents and the kind of separator or minus sign are ignored.
 */
export function matchingOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const words = plain(typed).split(' ').filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label, value, hint = '', keywords = '' }) => {
    const text = plain(`${label} ${value} ${hint} ${keywords}`)
    return words.every((word) => text.includes(word))
  })
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[_/\s]+/g, ' ')
    .replaceAll('−', '-')
    .toLowerCase()
}
