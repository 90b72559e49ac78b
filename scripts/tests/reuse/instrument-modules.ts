import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { instrumentFile } from './instrumented-files.ts'

let isRegistered = false

/** Instruments the modules that this thread loads from now on. */
export function instrumentModules(): void {
  if (isRegistered) return
  isRegistered = true
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      const { source } = loaded
      if (!url.startsWith('file:') || source === undefined || source === null) return loaded
      // Node passes the file's bytes.
      const code = instrumentFile(fileURLToPath(url), () => Buffer.from(source as Uint8Array).toString('utf8'))
      return code === undefined ? loaded : { ...loaded, source: code }
    },
  })
}
