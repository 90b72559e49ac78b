import type { ComponentPropsWithRef, ElementType } from 'react'
import { classNames } from './class-names.ts'

/**
 * Attributes that an app may give a component for its outermost element: `className`, `style`, `ref`, `id`, `data-*`,
 * events and so on.
 *
 * @typeParam Own names that mean something else to the component
 */
export type RootProps<Element extends ElementType, Own extends string = never> = Omit<
  ComponentPropsWithRef<Element>,
  Own
>

/** Returns the attributes for a component's outermost element: those of the app, its class after the component's own. */
export function rootProps<T extends { className?: string | undefined }>(
  given: T,
  ...own: readonly (string | false | null | undefined)[]
): T & { className: string | undefined } {
  return { ...given, className: classNames(...own, given.className) }
}
