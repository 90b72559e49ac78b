import type { ComponentType } from 'react'
import type { Person } from '../context/viewer.ts'

/** Props of the end of a member's header. */
export interface HeaderEndProps {
  person: NonNullable<Person>
  narrow: boolean
}

let provided: ComponentType<HeaderEndProps> | undefined

/**
 * Provides the end of a member's header. Call it before a page is rendered or hydrated for a member. Guests, who read
 * most pages, do not load it.
 */
export function provideHeaderEnd(end: ComponentType<HeaderEndProps>): void {
  provided = end
}

/** Returns the end of a member's header, if it has been provided. */
export function headerEnd(): ComponentType<HeaderEndProps> | undefined {
  return provided
}
