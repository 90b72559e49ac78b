import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

/**
 * Adopts input that a person or a password manager entered before hydration. Otherwise the first state change would
 * overwrite it with the rendered values.
 *
 * @param initial the values the form was rendered with, by field name
 * @param adopt receives the texts that differ, in the same commit that hydrates the form
 */
export function useAdoptEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  initial: object,
  adopt: (typed: Readonly<Record<string, string>>) => void,
): void {
  const look = useEffectEvent(() => {
    const typed: Record<string, string> = {}
    for (const [name, rendered] of Object.entries(initial)) {
      const field = form.current?.elements.namedItem(name)
      // `namedItem` returns a RadioNodeList for radio buttons, which are not adopted.
      const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
      if (isText && typeof rendered === 'string' && field.value !== rendered) typed[name] = field.value
    }
    if (Object.keys(typed).length > 0) adopt(typed)
  })
  useLayoutEffect(() => look(), [])
}
