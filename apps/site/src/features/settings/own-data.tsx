import { Button, ButtonGroup, Section, useToast } from '@quandary/ui'
import { basePath, below, saveFile, useAction } from '@quandary/web-shell'
import type { ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useSite } from '../../shell/context/site-context.ts'
import { DeleteAccount } from './delete-account.tsx'
import * as styles from './settings.css.ts'

/** Lets a member download their data, and delete their account. */
export function OwnData({ person, onDeleted }: Parameters<typeof DeleteAccount>[0]): ReactNode {
  const words = useAccountWords()
  const { api } = useSite()
  const toasts = useToast()
  const { act, busy } = useAction()
  const download = () =>
    act(() => api.call('createOwnDataDownload'), {
      done: ({ path }) => {
        saveFile(below(basePath(), path))
        toasts.show({ text: words('own.download_begun') })
      },
    })
  return (
    <Section title={words('own.title')}>
      <div className={styles.sectionBody}>
        <p className={styles.lead}>{words('own.download_lead')}</p>
        <ButtonGroup>
          <Button busy={busy} busyText={words('own.downloading')} onClick={() => void download()}>
            {words('own.download')}
          </Button>
        </ButtonGroup>
        <DeleteAccount person={person} onDeleted={onDeleted} />
      </div>
    </Section>
  )
}
