const importStateNotice = () => import('./state-notice.tsx')

/** The module of the notice, once the server has loaded it for a page. Browsers never set it. */
export const onServer: { stateNotice?: Awaited<ReturnType<typeof importStateNotice>> } = {}

/** Loads the notice about a question's state. It is a lazily loaded module, because few questions have a notice. */
export const loadStateNotice = import.meta.env.SSR
  ? async () => {
      onServer.stateNotice = await importStateNotice()
      return onServer.stateNotice
    }
  : importStateNotice
