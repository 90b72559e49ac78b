import type { Cookie } from './cookies.ts'
import type { ReplyControls } from './route.ts'

/** A cookie that an operation set, in a form that JSON can express. */
type SetByOperation = { visit: string } | { cookie: Cookie; value: string; seconds: number }

/** Collects cookies that an operation sets, so that they can be stored and set again. */
export class RecordedReply implements ReplyControls {
  readonly settings: SetByOperation[] = []

  setVisitCookie(value: string): void {
    this.settings.push({ visit: value })
  }

  setCookie(cookie: Cookie, value: string, seconds: number): void {
    this.settings.push({ cookie, value, seconds })
  }
}

/** Sets on a reply the cookies that a {@link RecordedReply} collected. */
export function setAgain(settings: readonly SetByOperation[], reply: ReplyControls): void {
  for (const setting of settings) {
    if ('visit' in setting) reply.setVisitCookie(setting.visit)
    else reply.setCookie(setting.cookie, setting.value, setting.seconds)
  }
}
