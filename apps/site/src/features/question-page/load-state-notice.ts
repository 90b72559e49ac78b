const importStateNotice = () => import('./state-notice.tsx')

/** The module of the notice, once the server has loaded it for a page. Browsers never set it. */
export const onServer: { stateNotice?: Awaited<ReturnType<typeof importStateNotice>> } = {}

/** Loads the notice about a question's state. Lazily, because few questions have one. */
export const loadStateNotice = import.meta.env.SSR
  ? async () => {
      onServer.stateNotice = await importStateNotice()
      return onServer.stateNotice
    }
  : importStateNotice
