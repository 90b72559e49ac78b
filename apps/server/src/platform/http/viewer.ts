import type { Viewer as GuardViewer } from '@quandary/guards'

/** The signed-in person behind a request. */
export type Viewer = NonNullable<GuardViewer> & {
  id: number
  username: string
  /** Code of the language the person chose, `Default` or undefined for the site's. */
  language: string | undefined
}
