import { defineSlice } from '../slice.ts'
import { accounts0001 } from './migrations/0001-accounts.ts'
import { accountRoutes } from './routes.ts'

export { userActivated } from './events.ts'
export { openSession, viewerOfToken, viewerOfVisit } from './session.ts'

/** Signing up, in and out: sessions and mailed codes. */
export const accounts = defineSlice({ name: 'accounts', migrations: [accounts0001], routes: accountRoutes })
