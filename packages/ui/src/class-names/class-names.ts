/**
 * Joins the given class names with spaces; returns undefined if there are none, so that no empty attribute is rendered.
 */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}
