// The script a page names. It runs the others, which the page has the browser fetch meanwhile: what takes long in a turn of
// its own, so that whoever reads already may scroll and press in between.

const TURN_MS = 8

async function runModules(addresses: readonly string[]): Promise<void> {
  let begun = performance.now()
  for (const address of addresses) {
    // Their order counts: each stands behind those it needs, so that it runs alone.
    await import(/* @vite-ignore */ address)
    if (performance.now() - begun > TURN_MS) {
      await new Promise((resolve) => setTimeout(resolve))
      begun = performance.now()
    }
  }
}

const script = document.querySelector<HTMLScriptElement>('script[data-modules]')
void runModules(script?.dataset['modules']?.split(' ') ?? [])
