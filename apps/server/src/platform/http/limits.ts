import type { RateLimit } from './rate-limiter.ts'

/** The rate limits on actions that cost others something. They apply with or without captchas. */
export const LIMITS = {
  login: [
    { name: 'login from', per: 'address', times: 30, minutes: 15 },
    { name: 'login as', per: { field: 'e_mail' }, times: 10, minutes: 15 },
  ],
  register: [{ name: 'register', per: 'address', times: 20, minutes: 60 }],
  mail: [{ name: 'mail', per: 'person', times: 6, minutes: 60 }],
  recovery: [
    { name: 'recovery from', per: 'address', times: 20, minutes: 60 },
    { name: 'recovery of', per: { field: 'e_mail' }, times: 5, minutes: 60 },
  ],
  password: [{ name: 'password', per: 'person', times: 20, minutes: 60 }],
  code: [{ name: 'code', per: 'address', times: 30, minutes: 15 }],
  post: [{ name: 'post', per: 'person', times: 20, minutes: 10 }],
  edit: [{ name: 'edit', per: 'person', times: 60, minutes: 10 }],
  remove: [{ name: 'remove', per: 'person', times: 60, minutes: 10 }],
  comment: [{ name: 'comment', per: 'person', times: 60, minutes: 10 }],
  tag: [{ name: 'tag', per: 'person', times: 120, minutes: 10 }],
  mark: [{ name: 'mark', per: 'person', times: 300, minutes: 10 }],
  vote: [{ name: 'vote', per: 'person', times: 200, minutes: 10 }],
  search: [{ name: 'search', per: 'person', times: 120, minutes: 1 }],
  suggest: [{ name: 'suggest', per: 'person', times: 60, minutes: 1 }],
  captcha: [{ name: 'captcha', per: 'person', times: 300, minutes: 10 }],
  upload: [
    { name: 'upload', per: 'person', times: 60, minutes: 10 },
    { name: 'upload in a day', per: 'person', times: 300, minutes: 24 * 60 },
  ],
  profile: [{ name: 'profile', per: 'person', times: 60, minutes: 10 }],
  people: [{ name: 'people', per: 'person', times: 240, minutes: 1 }],
  namedPeople: [{ name: 'people', per: 'person', times: 240, minutes: 1, given: 'query' }],
  render: [{ name: 'render', per: 'person', times: 240, minutes: 1 }],
} as const satisfies Record<string, readonly RateLimit[]>
