import type { Schemas } from '@quandary/api-client'
import { Button, ButtonLink, useToast, VisuallyHidden } from '@quandary/ui'
import { useAction } from '@quandary/web-shell'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { useAccountWords } from '../../shell/words/account-words.ts'
import { useSite } from '../../shell/context/site-context.ts'
import { ConnectorIcon } from './connector-icon.tsx'
import { userConnectorsQuery } from './connector-queries.ts'
import * as styles from './connectors.css.ts'

/** The connectors of the viewer's account, each with a button to bind or unbind it. */
export function BoundLogins(): ReactNode {
  const words = useAccountWords()
  const { api } = useSite()
  const toasts = useToast()
  const queryClient = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const { act, isBusyOn } = useAction()
  const options = userConnectorsQuery(api)
  const { data: connectors = [] } = useQuery(options)
  if (connectors.length === 0) return null

  const unbind = ({ external_id, name }: Schemas['UserConnector']) =>
    act(() => api.call('unbindConnector', { body: { external_id } }), {
      on: external_id,
      done: async () => {
        await queryClient.refetchQueries({ queryKey: options.queryKey })
        toasts.show({ text: words('connector.unbound', { name }) })
        // The pressed button no longer exists, so the list gets the focus.
        list.current?.focus()
      },
    })
  return (
    <ul ref={list} tabIndex={-1} className={styles.list} aria-label={words('connector.others')}>
      {connectors.map((connector) => (
        <li key={connector.name} className={styles.row}>
          <span className={styles.name}>
            <ConnectorIcon icon={connector.icon} /> {connector.name}
          </span>
          <BoundLogin
            connector={connector}
            busy={isBusyOn(connector.external_id)}
            onUnbind={() => void unbind(connector)}
          />
        </li>
      ))}
    </ul>
  )
}

function BoundLogin(props: { connector: Schemas['UserConnector']; busy: boolean; onUnbind: () => void }): ReactNode {
  const { connector, busy, onUnbind } = props
  const words = useAccountWords()
  const act = connector.binding ? words('connector.unbind') : words('connector.bind')
  const label = (
    <>
      {act} <VisuallyHidden>{connector.name}</VisuallyHidden>
    </>
  )
  return connector.binding ? (
    <Button size="sm" busy={busy} onClick={onUnbind}>
      {label}
    </Button>
  ) : (
    <ButtonLink size="sm" href={connector.link}>
      {label}
    </ButtonLink>
  )
}
