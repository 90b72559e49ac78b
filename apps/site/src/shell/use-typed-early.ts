import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * Takes over what was typed into the rendered form before the page came alive, by a person or by a password manager.
 * Without it the first change of anything would put the values of the page's state over it.
 *
 * @param initial the values the form was rendered with, by the names of their fields
 * @param adopt told the texts that differ, in the very commit that brings the form to life
 */
export function useTypedEarly(
  form: RefObject<HTMLFormElement | null>,
  initial: object,
  adopt: (typed: Readonly<Record<string, string>>) => void,
): void {
  const look = useEffectEvent(() => {
    const typed: Record<string, string> = {}
    for (const [name, rendered] of Object.entries(initial)) {
      const field = form.current?.elements.namedItem(name)
      // A group of radio buttons is no single input, and goes by presses.
      if (field instanceof HTMLInputElement && field.value !== rendered) typed[name] = field.value
    }
    if (Object.keys(typed).length > 0) adopt(typed)
  })
  useLayoutEffect(() => look(), [])
}
