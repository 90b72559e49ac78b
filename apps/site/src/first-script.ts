// The only script that a page's HTML names; it runs the page's modules one by one.
//
// It keeps the page responsive while its scripts run. A static import would evaluate the whole module graph in one long
// task. This script waits for the first paint, fetches all modules in parallel, and yields between them whenever
// TURN_MS have passed, so that a reader can scroll and click. `pnpm lighthouse` shows it: blocking time is part of the
// performance score, which must be at least 95.
//
// With the processor slowed down four times, long tasks after the first paint block the question list for 51 ms instead
// of 161, and a question for 76 ms instead of 88 (medians of 11 loads each, alternating with a plain module script; on
// a busier machine 146 instead of 275, and 33 instead of 131). In exchange the page is hydrated 0.3 s later, after 1.8
// s.
//
// Delete it when the pages keep that score with a plain module script for `entry-client.tsx`.

const TURN_MS = 8

const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Resolves after the first paint. In a hidden tab, which is never painted, it resolves immediately. */
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
    // The list is in dependency order, so each import evaluates a single module.
    await import(/* @vite-ignore */ address)
    if (performance.now() - begun > TURN_MS) {
      await nextTurn()
      begun = performance.now()
    }
  }
}

const script = document.querySelector<HTMLScriptElement>('script[data-modules]')
void runModules(script?.dataset['modules']?.split(' ') ?? [])
