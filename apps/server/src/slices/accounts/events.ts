import { defineEvent } from '../../platform/events/bus.ts'

/** A person confirmed their e-mail for the first time. */
export const userActivated = defineEvent<{ userId: number }>('user.activated')
