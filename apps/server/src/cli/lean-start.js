/**
 * Read once, when a process begins. glibc gives each thread a heap of its own, keeps what was freed there, and raises the
 * size from which memory goes back to the system; V8 lets young objects fill 48 MB, and lets nobody collect garbage
 * (`platform/memory/collect-when-idle.ts` does). docs/running.md#memory has the figures.
 */
const VARIABLES = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
/** Commands that read or write the whole site. Like an import they make much that is soon garbage. */
const WHOLE_SITE = ['import', 'backup', 'restore', 'export', 'db', 'search']
const YOUNG_OBJECTS = '--max-semi-space-size'
/**
 * By so many percent the heap may grow over what was alive before it is collected again; V8 by itself lets it grow to four
 * times that. 264 MB instead of 382, for an eighth more processor time (an import of 500 000 votes of Askbot, `pnpm bench
 * --only import`).
 */
const LITTLE_GROWTH = '--heap-growing-percent=50'

/**
 * Starts this process again, in its place, with less memory for itself, unless that has happened, MEMORY_TUNING is off, the
 * operator has set one of the options, or the system cannot.
 * @param {readonly string[]} command of quandary
 */
export function startLean([name = 'serve']) {
  const { env, execArgv } = process
  const isWholeSite = WHOLE_SITE.includes(name)
  const isOurs = (name === 'serve' || isWholeSite) && process.platform === 'linux' && process.send === undefined
  if (!isOurs || env.MEMORY_TUNING === 'off' || env.MALLOC_ARENA_MAX !== undefined) return
  const isSet = [env.NODE_OPTIONS ?? '', ...execArgv].some((options) => options.includes(YOUNG_OBJECTS))
  const growth = isWholeSite ? [LITTLE_GROWTH] : []
  const options = [...execArgv, ...(isSet ? [] : [`${YOUNG_OBJECTS}=8`]), '--expose-gc', ...growth]
  const [program = '', script = '', ...args] = process.argv
  process.execve(process.execPath, [program, ...options, script, ...args], { ...VARIABLES, ...env })
}
