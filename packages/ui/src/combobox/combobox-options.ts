/** A choice of a {@link Combobox}. */
export interface ComboboxOption {
  value: string
  label: string
  /** At the end of the line, such as the offset of a time zone. It is searched too. */
  hint?: string | undefined
  /** Heading over this and its neighbours with the same. */
  group?: string | undefined
  /** Language of the label, when it is not the page's. */
  lang?: string | undefined
}

/**
 * The choices that fit what was typed: every word of it must occur in the label, the value or the hint. Case, accents
 * and the kind of separator do not matter.
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
