'use client'

import type { ReactNode } from 'react'
import { rootProps, type RootProps } from '../class-names/root-props.ts'
import { Avatar } from '../avatar/avatar.tsx'
import { Anchor } from '../link/link-provider.tsx'
import { useUiStrings } from '../strings/ui-strings-provider.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './user-card.css.ts'

/** Props of {@link UserCard}. */
export interface UserCardProps extends RootProps<'div'> {
  name: string
  /** Address of the profile; omit it for deleted accounts. */
  href?: string | undefined
  /** Address of the avatar; initials by default. */
  avatarSrc?: string | undefined
  /** Formatted reputation, `22.4k`. */
  reputation?: string
  /** Exact reputation, as tooltip. */
  reputationTitle?: string
  /** Badges after the name, such as a role or “Asker”. */
  badges?: ReactNode
  /** Second line: `asked 12 Mar · edited yesterday`, with {@link Time}. */
  children?: ReactNode
  /** At the end of the row from 576 px up, otherwise below it: `Active 12 minutes ago`. */
  end?: ReactNode
}

/** The author of a post: avatar, name, reputation, what they did and when. */
export function UserCard(props: UserCardProps): ReactNode {
  const { name, href, avatarSrc, reputation, reputationTitle, badges, children, end, ...rest } = props
  const strings = useUiStrings()
  return (
    <div {...rootProps(rest, styles.card)}>
      <Avatar name={name} src={avatarSrc} />
      <div className={styles.words}>
        <div className={styles.who}>
          <Name name={name} href={href} className={styles.name} />
          {reputation === undefined ? null : (
            <span className={styles.reputation} title={reputationTitle ?? strings.reputation}>
              {reputation}
              <VisuallyHidden> {strings.reputation}</VisuallyHidden>
            </span>
          )}
          {badges}
        </div>
        {children === undefined ? null : <div>{children}</div>}
      </div>
      {end === undefined ? null : <div className={styles.end}>{end}</div>}
    </div>
  )
}

/** Props of {@link UserLine}. */
export interface UserLineProps extends RootProps<'span'> {
  name: string
  href?: string | undefined
  /** Address of the avatar; initials by default. */
  avatarSrc?: string | undefined
  /** After the name: `answered 12 minutes ago`, with {@link Time}. */
  children?: ReactNode
}

/** Like {@link UserCard}, in one small line for list rows. */
export function UserLine({ name, href, avatarSrc, children, ...rest }: UserLineProps): ReactNode {
  return (
    <span {...rootProps(rest, styles.line)}>
      <Name
        name={name}
        href={href}
        className={styles.lineName}
        before={
          <span className={styles.picture}>
            <Avatar name={name} src={avatarSrc} size="xs" />
          </span>
        }
      />
      {children}
    </span>
  )
}

interface NameProps {
  name: string
  href: string | undefined
  className: string
  before?: ReactNode
}

function Name({ name, href, className, before }: NameProps): ReactNode {
  const words = (
    <>
      {before}
      {name}
    </>
  )
  if (href === undefined) return <span className={className}>{words}</span>
  return (
    <Anchor href={href} className={className}>
      {words}
    </Anchor>
  )
}
