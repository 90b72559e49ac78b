// The only script a page names; runs the page's modules one by one.
//
// It buys a page that stays responsive while its scripts run. A static import would evaluate the whole module graph in
// one long task; this script waits for the first paint, fetches all modules in parallel, and yields between them
// whenever TURN_MS have passed, so that a reader can scroll and click. `pnpm lighthouse` shows it: blocking time is
// part of the performance score, which must be at least 95.
//
// With the processor slowed down four times, long tasks after the first paint block the question list for 51 ms in place of
// 161, and a question for 76 ms in place of 88 (medians of 11 loads each, in turns with a plain module script; on a busier
// machine 146 in place of 275, and 33 in place of 131). For that the page is hydrated 0.3 s later, after 1.8 s.
//
// Delete it when the pages keep that score with a plain module script for `entry-client.tsx`.

const TURN_MS = 8

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Resolves after the first paint, or at once in a hidden tab, which is never painted. */
async function painted(): Promise<void> {
  if (document.hidden) return
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await nextTurn()
}

function preload(address: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = address
  document.head.append(link)
}

async function runModules(addresses: readonly string[]): Promise<void> {
  await painted()
  for (const address of addresses) preload(address)
  let begun = performance.now()
  for (const address of addresses) {
    // The list is in dependency order, so that each import evaluates a single module.
    await import(/* @vite-ignore */ address)
    if (performance.now() - begun > TURN_MS) {
      await nextTurn()
      begun = performance.now()
    }
  }
}

const script = document.querySelector<HTMLScriptElement>('script[data-modules]')
void runModules(script?.dataset['modules']?.split(' ') ?? [])
