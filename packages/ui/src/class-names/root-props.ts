import type { ComponentPropsWithRef, ElementType } from 'react'
import { classNames } from './class-names.ts'

/**
 * Attributes that an app may give a component for its outermost element: `className`, `style`, `ref`, `id`, `data-*`,
 * events and so on.
 *
 * @typeParam Own names of attributes that the component itself defines differently
 */
export type RootProps<Element extends ElementType, Own extends string = never> = Omit<
  ComponentPropsWithRef<Element>,
  Own
>

/**
 * Returns the attributes for a component's outermost element: the given ones, with the component's own class names
 * before the app's.
 */
export function rootProps<T extends { className?: string | undefined }>(
  given: T,
  ...own: readonly (string | false | null | undefined)[]
): T & { className: string | undefined } {
  return { ...given, className: classNames(...own, given.className) }
}
