/** Timeout of `vi.waitFor`: its default of a second is too short on a busy machine. */
export const WAIT_TIMEOUT = { timeout: 30_000 } as const
