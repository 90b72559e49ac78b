/**
 * Variables of glibc, which reads them when a process starts. By default it gives each thread a heap of its own, keeps
 * freed memory there, and raises the size from which memory returns to the system. The options of V8 below limit the
 * young objects, which fill up to 48 MB by default, and let the program collect garbage itself
 * (`platform/memory/collect-when-idle.ts`). docs/running.md#memory has the figures.
 */
const VARIABLES = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }
/** Commands that read or write the whole site. They create many short-lived objects. */
const WHOLE_SITE = ['import', 'backup', 'restore', 'export', 'db', 'search']
const YOUNG_OBJECTS = '--max-semi-space-size'
/**
 * Percentage by which the heap may grow beyond the live objects before V8 collects garbage again. By default V8 lets it
 * grow to four times their size. An import of 500 000 votes of Askbot takes 264 MB instead of 382, for an eighth more
 * processor time (`pnpm bench --only import`).
 */
const LITTLE_GROWTH = '--heap-growing-percent=50'

/**
 * Replaces this process by one that uses less memory. Does nothing if that has already happened, MEMORY_TUNING is off,
 * the operator has set MALLOC_ARENA_MAX, the command would not benefit, the process has an IPC channel to its parent,
 * or the system is not Linux.
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
