/** The time limit of `vi.waitFor`: its own second is too short where other processes use the machine. */
export const PATIENCE = { timeout: 30_000 } as const
