import { isStaff } from '@quandary/guards'
import { Dialog, Kbd, Switch } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useViewer, viewerFacts } from '../context/viewer.ts'
import { useNotificationStatus } from '../live/notification-status.ts'
import { useCommunityWords } from '../words/community-words.ts'
import { keyList } from './key-list.ts'
import { chooseKeys, useKeysChoice } from './keys-choice.ts'
import * as styles from './keys-dialog.css.ts'

/** Lists the keyboard shortcuts, with a switch to turn them off. */
export function KeysDialog({ onClose }: { onClose: () => void }): ReactNode {
  const words = useCommunityWords()
  const on = useKeysChoice()
  const status = useNotificationStatus()
  const viewer = useViewer()
  const withReview = status?.can_revision === true || isStaff(viewerFacts(viewer))
  return (
    <Dialog open onOpenChange={onClose} title={words('keys.title')} description={words('keys.lead')}>
      <dl className={styles.keys}>
        {keyList(words, { withReview }).map(({ keys: typed, what }) => (
          <div key={what} className={styles.line}>
            <dt className={styles.caps}>
              {typed.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Switch label={words('keys.switch')} description={words('keys.switch_lead')} checked={on} onChange={chooseKeys} />
    </Dialog>
  )
}
