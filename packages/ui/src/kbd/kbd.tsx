import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { kbd } from './kbd.css.ts'

/** A keyboard key. */
export function Kbd({ className, ...attributes }: ComponentPropsWithRef<'kbd'>): ReactNode {
  return <kbd {...attributes} className={classNames(kbd, className)} />
}
