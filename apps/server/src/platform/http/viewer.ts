import type { Viewer as GuardViewer } from '@quandary/guards'
import type { Language } from '@quandary/i18n'

/** The signed-in person behind a request. */
export type Viewer = NonNullable<GuardViewer> & {
  id: number
  username: string
  /** The language the person chose, undefined for the site's. */
  language: Language | undefined
}
