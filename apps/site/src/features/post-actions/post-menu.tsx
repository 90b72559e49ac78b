import type { Schemas } from '@quandary/api-client'
import {
  classNames,
  DisclosureMenu,
  DotsIcon,
  EyeIcon,
  EyeOffIcon,
  FlagIcon,
  HistoryIcon,
  LockIcon,
  PinIcon,
  TrashIcon,
  useToast,
  VisuallyHidden,
} from '@quandary/ui'
import { Suspense, useState, type ReactNode } from 'react'
import { useFailures } from '../../shell/forms/failures.tsx'
import { LazyPostActionDialog } from './lazy-post-action-dialog.ts'
import {
  actStyles as styles,
  isQuick,
  loadPostingWords,
  type PostAction,
  type PostActionTarget,
  type QuickAction,
  refetchPosts,
} from '../posts/index.ts'
import { useMayAct } from '../../shell/session/login-prompt.tsx'
import * as entry from '../../shell/frame/menu-entries.css.ts'
import { useSite, useWords } from '../../shell/context/site-context.ts'
import { useViewer, viewerFacts } from '../../shell/context/viewer.ts'

const icons: Partial<Record<PostAction, ReactNode>> = {
  report: <FlagIcon />,
  close: <LockIcon />,
  reopen: <HistoryIcon />,
  pin: <PinIcon />,
  unpin: <PinIcon />,
  hide: <EyeOffIcon />,
  show: <EyeIcon />,
  delete: <TrashIcon />,
  undelete: <HistoryIcon />,
}

interface PostMenuProps {
  post: PostActionTarget
  /** The actions the server allows this viewer. */
  actions: readonly Schemas['MemberAction'][]
  label: string
}

/**
 * The menu of a post's actions, except editing. Guests also see the entry for flagging the post; choosing it opens the
 * login dialog.
 */
export function PostMenu({ post, actions, label }: PostMenuProps): ReactNode {
  const { t } = useWords()
  const guest = useViewer() === null
  const mayAct = useMayAct()
  const doAtOnce = useQuickAction(post)
  const [asking, setAsking] = useState<PostAction>()
  const offered = guest ? [{ action: 'report' as const, name: t('post.flag') }] : actions
  const entries = offered.filter(({ action }) => icons[action] !== undefined)
  const choose = (action: PostAction, button: HTMLElement) => {
    closeMenuOf(button)
    if (!mayAct()) return
    if (isQuick(action)) void doAtOnce(action)
    else setAsking(action)
  }
  if (entries.length === 0) return null
  return (
    <>
      <DisclosureMenu
        buttonClass={styles.menuButton}
        className={styles.menu}
        face={
          <>
            <DotsIcon />
            <VisuallyHidden>{label}</VisuallyHidden>
          </>
        }
      >
        {entries.map(({ action, name }) => (
          <button
            key={action}
            type="button"
            className={classNames(entry.item, action === 'delete' && styles.danger)}
            onClick={(event) => choose(action, event.currentTarget)}
          >
            {icons[action]}
            {name}
          </button>
        ))}
      </DisclosureMenu>
      {asking === undefined ? null : (
        <Suspense>
          <LazyPostActionDialog post={post} action={asking} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
    </>
  )
}

/** Closes the menu around a button and focuses its trigger, so that a dialog returns the focus there. */
function closeMenuOf(button: HTMLElement): void {
  const menu = button.closest('details')
  menu?.removeAttribute('open')
  menu?.querySelector('summary')?.focus()
}

function useQuickAction(post: PostActionTarget) {
  const site = useSite()
  const { api, queryClient } = site
  const { report } = useFailures()
  const toasts = useToast()
  const viewer = useViewer()
  return async (action: QuickAction) => {
    const [{ performPostAction, reportDone }, postingWordsIn] = await Promise.all([
      import('./post-actions.ts'),
      loadPostingWords(),
    ])
    const act = `${action}_question` as const
    const { error } = await performPostAction(api, post, act)
    if (error) return report(error)
    const refetch = () => refetchPosts(queryClient)
    await refetch()
    reportDone(post, act, { api, words: postingWordsIn(site), toasts, refetch, report, viewer: viewerFacts(viewer) })
  }
}
