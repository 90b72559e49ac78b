import type { ApiError, QuandaryClient, QuandaryClientOptions } from '@quandary/api-client'

const notLoaded = (cause: unknown): { error: ApiError } => ({
  error: { kind: 'offline', status: 0, reason: 'client.offline', message: 'The server could not be reached.', cause },
})

/** A client whose code is loaded on the first call. */
export interface LazyClient extends QuandaryClient {
  /** Loads the code ahead of a call. */
  readonly prefetch: () => void
}

/**
 * Creates a client whose code is loaded on demand, because a guest who only reads makes no calls: the page already
 * contains its data. If the code cannot be loaded, a call fails as if the server could not be reached.
 */
export function createLazyClient(options: QuandaryClientOptions): LazyClient {
  let client: Promise<QuandaryClient> | undefined
  const load = () => {
    client ??= import('./api-transport.ts').then(({ createQuandaryClient }) => createQuandaryClient(options))
    // After a failure the next call retries.
    client.catch(() => (client = undefined))
    return client
  }
  return {
    call: async (id, ...given) => {
      try {
        return await (await load()).call(id, ...given)
      } catch (cause) {
        return notLoaded(cause)
      }
    },
    callPath: async (method, path) => {
      const loaded = await load().catch(notLoaded)
      return 'callPath' in loaded ? loaded.callPath(method, path) : loaded
    },
    prefetch: () => void load().catch(() => undefined),
  }
}
