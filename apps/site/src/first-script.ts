// The script a page names. The page is there to be read: once it is painted, its modules are fetched, and run one after
// the other, what takes long in a turn of its own, so that whoever reads already may scroll and press in between.

const TURN_MS = 8

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** A tab that nobody looks at is not painted. */
async function painted(): Promise<void> {
  if (document.hidden) return
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await nextTurn()
}

function fetchEarly(address: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = address
  document.head.append(link)
}

async function runModules(addresses: readonly string[]): Promise<void> {
  await painted()
  for (const address of addresses) fetchEarly(address)
  let begun = performance.now()
  for (const address of addresses) {
    // Their order counts: each stands behind those it needs, so that it runs alone.
    await import(/* @vite-ignore */ address)
    if (performance.now() - begun > TURN_MS) {
      await nextTurn()
      begun = performance.now()
    }
  }
}

const script = document.querySelector<HTMLScriptElement>('script[data-modules]')
void runModules(script?.dataset['modules']?.split(' ') ?? [])
