import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { CheckIcon } from '../icon/action-icons.tsx'
import { Anchor } from '../link/link-provider.tsx'
import { useLandmark } from '../landmark/use-landmark.ts'
import { storeTrigger } from './chosen-from.ts'
import * as styles from './menu.css.ts'

/** Props of {@link Menu}. */
export interface MenuProps {
  /** A Button or IconButton; receives the ARIA state and the events of the menu. */
  trigger: ReactElement
  /** MenuItem, MenuLink, MenuChoice, MenuLabel and MenuSeparator. */
  children: ReactNode
  /** Edge of the trigger the menu is aligned with. Default `start`. */
  align?: 'start' | 'center' | 'end'
}

/** A menu that opens from a button. Arrows move, typing searches, Escape closes and returns focus. */
export function Menu({ trigger, children, align = 'start' }: MenuProps): ReactNode {
  const { ref, landmark } = useLandmark()
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger ref={ref} asChild>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={landmark}>
        <DropdownMenu.Content className={styles.menu} align={align} sideOffset={4} collisionPadding={8} loop>
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

interface EntryProps {
  icon?: ReactNode
  /** At the end of the line, such as a shortcut. */
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
export interface MenuItemProps extends EntryProps {
  /** Called by a click, Enter or Space; the menu closes. */
  onSelect: () => void
  /** True for a destructive action; put it last, after a separator. */
  danger?: boolean
  /** Reason why it cannot be chosen. It stays reachable by keyboard and shows the reason. */
  disabledReason?: string | undefined
}

/** An action in a menu. */
export function MenuItem({ onSelect, danger = false, disabledReason, hint, ...entry }: MenuItemProps): ReactNode {
  const blocked = disabledReason !== undefined
  const onChoose = (event: Event) => {
    storeTrigger(event.target)
    if (blocked) event.preventDefault()
    else onSelect()
  }
  return (
    <DropdownMenu.Item
      className={classNames(styles.item, danger && styles.danger)}
      onSelect={onChoose}
      {...(blocked ? { 'aria-disabled': true, 'data-blocked': '', title: disabledReason } : {})}
    >
      <Entry {...entry} hint={blocked ? (hint ?? disabledReason) : hint} />
    </DropdownMenu.Item>
  )
}

/** Props of {@link MenuLink}. */
export interface MenuLinkProps extends EntryProps {
  href: string
  /** True for the current page. */
  current?: boolean
}

/** A link in a menu. */
export function MenuLink({ href, current = false, ...entry }: MenuLinkProps): ReactNode {
  return (
    <DropdownMenu.Item asChild className={styles.item}>
      <Anchor href={href} aria-current={current ? 'page' : undefined}>
        <Entry {...entry} />
      </Anchor>
    </DropdownMenu.Item>
  )
}

/** Props of {@link MenuChoice}. */
export interface MenuChoiceProps<Value extends string> {
  value: Value
  /** Called with the value of the chosen option; the menu closes. */
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[]
}

/** A choice of a few options inside a menu, such as the theme. The chosen one has a tick. */
export function MenuChoice<Value extends string>({ value, onChange, options }: MenuChoiceProps<Value>): ReactNode {
  return (
    <DropdownMenu.RadioGroup value={value}>
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

/** A quiet heading above some entries. */
export function MenuLabel({ children }: { children: ReactNode }): ReactNode {
  return <DropdownMenu.Label className={styles.label}>{children}</DropdownMenu.Label>
}

/** A line between groups of entries. */
export function MenuSeparator(): ReactNode {
  return <DropdownMenu.Separator className={styles.separator} />
}
