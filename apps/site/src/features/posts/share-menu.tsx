import { CheckIcon, copyText, CopyIcon, DisclosureMenu, ShareIcon } from '@quandary/ui'
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { withQuery } from '../../addresses.ts'
import * as entry from '../../shell/frame/menu-entries.css.ts'
import { useSettings } from '../../shell/context/settings.ts'
import { useWords } from '../../shell/context/site-context.ts'
import { useIsHydrated } from '../../shell/hooks/use-is-hydrated.ts'
import { useViewer } from '../../shell/context/viewer.ts'
import { shareServices } from './share-services.ts'
import * as styles from './acts.css.ts'

/** Time that "Copied" is shown, in milliseconds (docs/spec/screens.md#constants). */
const COPIED_MS = 1000

/** Features of the popup window in which a sharing service opens. */
const POPUP_FEATURES = 'popup,width=550,height=400,noopener'

interface ShareMenuProps {
  path: string
  title: string
}

/** The share menu of a post. The shared address contains the username of the sharing member. */
export function ShareMenu({ path, title }: ShareMenuProps): ReactNode {
  const { t } = useWords()
  const { siteUrl } = useSettings()
  const viewer = useViewer()
  const url = siteUrl + withQuery(path, { shareUserId: viewer?.username })
  const openSmall = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    open(event.currentTarget.href, '_blank', POPUP_FEATURES)
  }
  return (
    <DisclosureMenu
      className={styles.menu}
      buttonClass={styles.menuButton}
      face={
        <>
          <ShareIcon />
          <span className={styles.words}>{t('share.share')}</span>
        </>
      }
    >
      <CopyEntry text={`${title} ${url}`} />
      {shareServices(url, title).map(({ name, mark, href }) => (
        <a key={name} className={entry.item} href={href} target="_blank" rel="noopener" onClick={openSmall}>
          <b className={styles.mark} aria-hidden="true">
            {mark}
          </b>
          {t('share.on', { name })}
        </a>
      ))}
      <NativeEntry url={url} title={title} />
    </DisclosureMenu>
  )
}

function CopyEntry({ text }: { text: string }): ReactNode {
  const { t } = useWords()
  const [outcome, setOutcome] = useState<string>()
  useEffect(() => {
    if (outcome === undefined) return
    const timer = setTimeout(() => setOutcome(undefined), COPIED_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = () => void copyText(text).then((done) => setOutcome(done ? t('kit.copied') : t('kit.copy_failed')))
  return (
    <button type="button" className={entry.item} onClick={copy}>
      {outcome === undefined ? <CopyIcon /> : <CheckIcon />}
      <span aria-live="polite">{outcome ?? t('share.copy_link')}</span>
    </button>
  )
}

/**
 * An entry that opens the device's native share dialog. Rendered only in browsers that have one, which the server does
 * not know.
 */
function NativeEntry({ url, title }: { url: string; title: string }): ReactNode {
  const { t } = useWords()
  const isHydrated = useIsHydrated()
  if (!isHydrated || !('share' in navigator)) return null
  // Cancelling the native dialog rejects the promise, which is not an error.
  const share = () => void navigator.share({ url, title }).catch(() => undefined)
  return (
    <button type="button" className={entry.item} onClick={share}>
      <ShareIcon />
      {t('share.native')}
    </button>
  )
}
