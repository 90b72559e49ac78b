import { Dialog, Kbd, Switch } from '@quandary/ui'
import type { ReactNode } from 'react'
import { useCommunityWords } from './community-words.ts'
import { chooseKeys, useKeysChoice } from './keys-choice.ts'
import * as styles from './keys-dialog.css.ts'

/** Lists the keyboard shortcuts, with a switch to turn them off. */
export function KeysDialog({ onClose }: { onClose: () => void }): ReactNode {
  const words = useCommunityWords()
  const on = useKeysChoice()
  const keys = [
    { keys: ['/'], what: words('keys.search') },
    { keys: ['Ctrl', 'K'], what: words('keys.go_anywhere') },
    { keys: ['j'], what: words('keys.next') },
    { keys: ['k'], what: words('keys.previous') },
    { keys: ['n'], what: words('keys.next_page') },
    { keys: ['p'], what: words('keys.previous_page') },
    { keys: ['g', 'h'], what: words('keys.home') },
    { keys: ['g', 'q'], what: words('keys.questions') },
    { keys: ['g', 't'], what: words('keys.tags') },
    { keys: ['g', 'u'], what: words('keys.users') },
    { keys: ['g', 'n'], what: words('keys.notifications') },
    { keys: ['Ctrl', 'Enter'], what: words('keys.submit') },
    { keys: ['?'], what: words('keys.show') },
  ]
  return (
    <Dialog open onOpenChange={onClose} title={words('keys.title')} description={words('keys.lead')}>
      <dl className={styles.keys}>
        {keys.map(({ keys: typed, what }) => (
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
