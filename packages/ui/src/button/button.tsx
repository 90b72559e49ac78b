'use client'

import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { DisabledReason, showReason } from '../disabled-reason/disabled-reason.tsx'
import { Anchor, type LinkComponentProps } from '../link/link-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { ButtonContent, buttonClass, type ButtonLook } from './button-content.tsx'
import * as styles from './button.css.ts'

interface ButtonState {
  /** True while the action is running: the button shows a spinner, ignores presses and keeps its width. */
  busy?: boolean
  /** Text while busy, such as `Posting…`. Without it the spinner covers the normal text. */
  busyText?: string
  /**
   * Reason why the button cannot be pressed. The button stays focusable; the reason is its description and is shown on
   * hover, focus and press.
   */
  disabledReason?: string | undefined
  /** Makes it a toggle. */
  pressed?: boolean
}

/** Props of {@link Button}. */
export interface ButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'aria-pressed' | 'aria-busy'>, ButtonLook, ButtonState {}

/** A button. `type` defaults to `button`. */
export function Button(props: ButtonProps): ReactNode {
  const { variant, size, icon, wide, collapse, shortcut, busy, busyText, disabledReason, pressed, ...rest } = props
  const { className, children, onClick, type = 'button', title, ...attributes } = rest
  const reasonId = useId()
  const blocked = busy === true || disabledReason !== undefined
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (disabledReason !== undefined) showReason(event)
    else if (blocked) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...attributes}
      type={type}
      title={disabledReason === undefined ? title : undefined}
      className={buttonClass({ variant, size, wide, collapse }, className)}
      onClick={onPress}
      {...(blocked ? { 'aria-disabled': true } : {})}
      aria-busy={busy || undefined}
      aria-pressed={pressed}
      {...(disabledReason === undefined ? {} : { 'aria-describedby': reasonId })}
    >
      <ButtonContent icon={icon} busy={busy} busyText={busyText} collapse={collapse} shortcut={shortcut}>
        {children}
      </ButtonContent>
      {disabledReason === undefined ? null : <DisabledReason id={reasonId}>{disabledReason}</DisabledReason>}
    </button>
  )
}

/** Props of {@link ButtonLink}. */
export interface ButtonLinkProps extends LinkComponentProps, ButtonLook {}

/** A link that looks like a button, for actions that lead to another page. */
export function ButtonLink(props: ButtonLinkProps): ReactNode {
  const { variant, size, icon, wide, collapse, shortcut, className, children, ...attributes } = props
  return (
    <Anchor {...attributes} className={buttonClass({ variant, size, wide, collapse }, className)}>
      <ButtonContent icon={icon} collapse={collapse} shortcut={shortcut}>
        {children}
      </ButtonContent>
    </Anchor>
  )
}

interface IconOnly {
  /** Accessible name and tooltip. */
  label: string
  icon: ReactNode
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'md' | 'sm' | undefined
  /** A red counter at the corner, shown up to 99+. The label must also contain the number. */
  count?: number
}

function iconClass({ variant = 'quiet', size = 'md' }: Partial<IconOnly>, className: string | undefined) {
  return classNames(
    styles.button,
    styles.variants[variant],
    size === 'sm' && styles.small,
    styles.iconOnly,
    size === 'sm' && styles.smallIconOnly,
    className,
  )
}

function CornerCount({ count }: { count: number | undefined }): ReactNode {
  if (!count) return null
  return (
    <span className={styles.dot} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
}

/** Props of {@link IconButton}. */
export interface IconButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label' | 'aria-pressed'>, IconOnly {
  /** Reason why the button cannot be pressed, shown on hover, focus and press. The button stays focusable. */
  disabledReason?: string | undefined
  /** Makes it a toggle. */
  pressed?: boolean
}

/** A square button with only an icon. */
export function IconButton(props: IconButtonProps): ReactNode {
  const { label, icon, variant, size, count, disabledReason, pressed, className, onClick, ...rest } = props
  const { type = 'button', title = label, ...attributes } = rest
  const blocked = disabledReason !== undefined
  const onPress = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) showReason(event)
    else onClick?.(event)
  }
  return (
    <button
      {...attributes}
      type={type}
      title={blocked ? undefined : title}
      className={iconClass({ variant, size }, className)}
      onClick={onPress}
      {...(blocked ? { 'aria-disabled': true } : {})}
      aria-pressed={pressed}
    >
      {icon}
      <VisuallyHidden>{blocked ? `${label}. ` : label}</VisuallyHidden>
      {blocked ? <DisabledReason>{disabledReason}</DisabledReason> : null}
      <CornerCount count={count} />
    </button>
  )
}

/** Props of {@link IconButtonLink}. */
export interface IconButtonLinkProps extends Omit<LinkComponentProps, 'children' | 'aria-label'>, IconOnly {}

/** A square link with only an icon, for example in the header. */
export function IconButtonLink(props: IconButtonLinkProps): ReactNode {
  const { label, icon, variant, size, count, className, ...attributes } = props
  return (
    <Anchor title={label} {...attributes} className={iconClass({ variant, size }, className)}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
      <CornerCount count={count} />
    </Anchor>
  )
}

/** Props of {@link ButtonGroup}. */
export interface ButtonGroupProps extends RootProps<'div'> {
  /** `end` aligns the buttons with the end of the line, as at the bottom of a dialog. */
  align?: 'start' | 'end'
  children: ReactNode
}

/** Buttons in a row that wraps. */
export function ButtonGroup({ align = 'start', children, ...rest }: ButtonGroupProps): ReactNode {
  return <div {...rootProps(rest, styles.group, align === 'end' && styles.groupEnd)}>{children}</div>
}
