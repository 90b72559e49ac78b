const importStateNotice = () => import('./state-notice.tsx')

/** The module of the notice about a question's state, once {@link loadStateNotice} has loaded it. */
export const stateNotice: { loaded?: Awaited<ReturnType<typeof importStateNotice>> } = {}

/** Loads the notice about a question's state. Lazily, because few questions have one. */
export async function loadStateNotice() {
  stateNotice.loaded = await importStateNotice()
  return stateNotice.loaded
}
