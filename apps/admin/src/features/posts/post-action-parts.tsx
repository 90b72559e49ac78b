import { Button, ConfirmDialog, DotsIcon, IconButton, Menu, MenuItem, MenuLink, MenuSeparator } from '@quandary/ui'
import { Suspense, type ReactNode } from 'react'
import { useLanguage } from '../../shell/language.tsx'
import { rowButton } from '../../shell/return-focus.ts'
import { CloseQuestions } from './close-questions.tsx'
import { actionsOn, confirmationArea, isAsked, type PostNoun } from './post-actions.ts'
import type { PostFilter } from './post-queries.ts'
import * as styles from './post-table.css.ts'
import type { PostActions } from './use-post-actions.tsx'

interface PostActionProps {
  noun: PostNoun
  filter: PostFilter
  acting: PostActions
}

/** Menu of the actions on one post. */
export function PostActionMenu(
  props: PostActionProps & {
    id: string
    title: string
    /** Address of the post on the site. */
    href: string
  },
): ReactNode {
  const { noun, filter, acting, id, title, href } = props
  const { t } = useLanguage()
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          {...rowButton(id)}
          size="sm"
          label={t('posts.actions', { title })}
          icon={<DotsIcon />}
          disabled={acting.busy}
        />
      }
    >
      <MenuLink href={href}>{t('posts.show')}</MenuLink>
      <MenuSeparator />
      {actionsOn(noun, filter).map((action) => (
        <MenuItem key={action} danger={action === 'delete'} onSelect={() => acting.request({ action, ids: [id] })}>
          {t(isAsked(action) ? `posts.${action}_ask` : `posts.${action}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}

/** Buttons of the actions on the selected posts. */
export function PostBulkActions(props: PostActionProps & { ids: readonly string[] }): ReactNode {
  const { noun, filter, acting, ids } = props
  const { t } = useLanguage()
  return actionsOn(noun, filter).map((action) => (
    <Button key={action} size="sm" busy={acting.busy} onClick={() => acting.request({ action, ids })}>
      {t(isAsked(action) ? `posts.${action}_ask` : `posts.${action}`)}
    </Button>
  ))
}

/** The dialog that confirms an action, or asks for the reason of a closing. It names the post, or the number of posts. */
export function PostConfirmation(props: {
  noun: PostNoun
  acting: PostActions
  /** Returns the title of a post, and the beginning of its text. */
  factsOf: (id: string) => { title: string; text: string }
}): ReactNode {
  const { noun, acting, factsOf } = props
  const { t } = useLanguage()
  const { unconfirmed } = acting
  if (unconfirmed === undefined) return null
  const { action, ids } = unconfirmed
  const [first = ''] = ids
  const count = ids.length
  const { title, text } = factsOf(first)
  if (action === 'close') {
    return (
      // The dialog opens once the reasons are loaded, because the focus goes to the first of them.
      <Suspense>
        <CloseQuestions acting={acting} ids={ids} title={count === 1 ? title : ''} />
      </Suspense>
    )
  }
  const area = confirmationArea(noun, action)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !acting.busy) acting.cancel()
      }}
      title={t(`${area}_title`, { count })}
      description={count === 1 ? title : undefined}
      confirmLabel={t(`${area}_submit`, { count })}
      danger={action === 'delete'}
      busy={acting.busy}
      busyText={t('posts.busy')}
      onConfirm={acting.confirm}
    >
      {action === 'approve' && count === 1 ? <p className={styles.quoted}>{text}</p> : null}
      <p>{t(`${area}_text`, { count })}</p>
    </ConfirmDialog>
  )
}
