'use client'

import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { CheckIcon } from '../icon/action-icons.tsx'
import { Anchor } from '../link/link-provider.tsx'
import { useLandmark } from '../landmark/use-landmark.ts'
import { storeTrigger } from './chosen-from.ts'
import * as styles from './menu.css.ts'

/** Props of {@link Menu}. */
export interface MenuProps extends RootProps<'div'> {
  /** A Button or IconButton; receives the ARIA state and the events of the menu. */
  trigger: ReactElement
  /** MenuItem, MenuLink, MenuChoice, MenuLabel and MenuSeparator. */
  children: ReactNode
  /** Edge of the trigger the menu is aligned with. Default `start`. */
  align?: 'start' | 'center' | 'end'
}

/** A menu that opens from a button. Arrows move, typing searches, Escape closes and returns focus. */
export function Menu({ trigger, children, align = 'start', ...rest }: MenuProps): ReactNode {
  const { ref, landmark } = useLandmark()
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger ref={ref} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={landmark}>
        <DropdownMenu.Content {...rootProps(rest, styles.menu)} align={align} sideOffset={4} collisionPadding={8} loop>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface EntryProps {
  icon?: ReactNode
  /** Content at the end of the entry's line, such as a shortcut. */
  hint?: ReactNode
  children: ReactNode
}

function Entry({ icon, hint, children }: EntryProps): ReactNode {
  return (
    <>
      {icon === undefined ? null : <span className={styles.iconPlace}>{icon}</span>}
      <span className={styles.words}>{children}</span>
      {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
    </>
  )
}

/** Props of {@link MenuItem}. */
export interface MenuItemProps extends EntryProps, RootProps<'div', 'onSelect' | 'children'> {
  /** Called by a click, Enter or Space; the menu closes. */
  onSelect: () => void
  /** True for a destructive action; put it last, after a separator. */
  danger?: boolean
  /** Reason why the item cannot be chosen. The item stays reachable by keyboard and shows the reason. */
  disabledReason?: string | undefined
}

/** An action in a menu. */
export function MenuItem(props: MenuItemProps): ReactNode {
  const { onSelect, danger = false, disabledReason, icon, hint, children, ...rest } = props
  const blocked = disabledReason !== undefined
  const onChoose = (event: Event) => {
    storeTrigger(event.target)
    if (blocked) event.preventDefault()
    else onSelect()
  }
  return (
    <DropdownMenu.Item
      {...rootProps(rest, styles.item, danger && styles.danger)}
      onSelect={onChoose}
      {...(blocked ? { 'aria-disabled': true, 'data-blocked': '', title: disabledReason } : {})}
    >
      <Entry icon={icon} hint={blocked ? (hint ?? disabledReason) : hint}>
        {children}
      </Entry>
    </DropdownMenu.Item>
  )
}

/** Props of {@link MenuLink}. */
export interface MenuLinkProps extends EntryProps, RootProps<'a', 'children'> {
  href: string
  /** True for the current page. */
  current?: boolean
}

/** A link in a menu. */
export function MenuLink({ current = false, icon, hint, children, ...rest }: MenuLinkProps): ReactNode {
  return (
    <DropdownMenu.Item asChild>
      <Anchor {...rootProps(rest, styles.item)} aria-current={current ? 'page' : undefined}>
        <Entry icon={icon} hint={hint}>
          {children}
        </Entry>
      </Anchor>
    </DropdownMenu.Item>
  )
}

/** Props of {@link MenuChoice}. */
export interface MenuChoiceProps<Value extends string> extends RootProps<'div', 'onChange' | 'children' | 'dir'> {
  value: Value
  /** Called with the value of the chosen option; the menu closes. */
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[]
}

/** A choice of a few options inside a menu, such as the theme. The chosen one has a tick. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>): ReactNode {
  const { value, onChange, options, ...rest } = props
  return (
    <DropdownMenu.RadioGroup {...rest} value={value}>
      {options.map((option) => (
        <DropdownMenu.RadioItem
          key={option.value}
          value={option.value}
          className={styles.item}
          onSelect={() => onChange(option.value)}
        >
          <Entry icon={option.icon} hint={option.value === value ? <CheckIcon /> : undefined}>
            {option.label}
          </Entry>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  )
}

/** A small heading above some entries. */
export function MenuLabel(props: RootProps<'div'>): ReactNode {
  return <DropdownMenu.Label {...rootProps(props, styles.label)} />
}

/** A line between groups of entries. */
export function MenuSeparator(props: RootProps<'div'>): ReactNode {
  return <DropdownMenu.Separator {...rootProps(props, styles.separator)} />
}
