// Prints what the most-read pages cost a guest: the compressed size of the scripts, and how much of the script code is
// executed by the time the page is idle. Also prints what interactions with a long question cost a guest and a member
// on a slow processor. It enforces no limits; `main.ts` enforces those for sizes. With --modules, it lists the 100
// modules of the question page that have the most unexecuted bytes.
import { chromium, type Browser } from '@playwright/test'
import { Loading, settle } from '../e2e/support/layout-shifts.ts'
import type { Person } from '../e2e/support/people.ts'
import { executedSoFar, recordExecuted, sumOf, type Weight } from './executed.ts'
import { costOfInteractions, recordInteractions, SLOWDOWN } from './interactions.ts'
import { browserPath, openReadingSite } from './reading-site.ts'

const site = await openReadingSite()
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(browserPath === undefined ? {} : { executablePath: browserPath }),
})
try {
  const long = await site.addLongQuestion()
  console.log(row('page', ['kB gzip', 'executed']))
  const pages = { ...site.pages, 'long question': long.url }
  for (const [name, url] of Object.entries(pages)) {
    const modules = await loadedBy(browser, url)
    const { bytes, executed, gzip } = sumOf(modules.values())
    const share = `${((100 * executed) / bytes).toFixed(1)} %`
    console.log(row(name, [(gzip / 1000).toFixed(1), share]))
    if (name === 'question' && process.argv.includes('--modules')) printModules(modules)
  }
  for (const as of [undefined, long.member]) {
    console.log(`\n${as ? 'a member' : 'a guest'} on the long question, processor ${SLOWDOWN} times slower`)
    console.log(row('interaction', ['ms to paint', 'ms processor', 'in scripts', 'style, layout']))
    for await (const { name, toPaint, processor, script, layout } of interactionsOn(browser, long.url, as)) {
      console.log(
        row(
          name,
          [toPaint, processor, script, layout].map((ms) => ms.toFixed(0)),
        ),
      )
    }
  }
} finally {
  await browser.close()
  await site.stop()
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(24) + cells.map((cell) => cell.padStart(14)).join('')
}

/** Opens a page as a guest and returns what it has loaded by the time it is idle. */
async function loadedBy(over: Browser, url: string): Promise<Map<string, Weight>> {
  const context = await over.newContext()
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await recordExecuted(cdp)
  const loading = new Loading(page)
  await page.goto(url)
  await settle(page, loading)
  const modules = await executedSoFar(cdp)
  await context.close()
  return modules
}

async function* interactionsOn(over: Browser, url: string, as: Person | undefined) {
  const context = await over.newContext()
  await recordInteractions(context)
  if (as) {
    // Pages of this context share the login cookies.
    await context.request.post(new URL('/answer/api/v1/user/login/email', url).href, {
      data: { e_mail: as.email, pass: as.password },
    })
    await context.addInitScript((token) => localStorage.setItem('_a_ltk_', token), as.token)
  }
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const loading = new Loading(page)
  await page.goto(url)
  await settle(page, loading)
  yield* costOfInteractions(page, cdp, { loading, guest: as === undefined })
  await context.close()
}

function printModules(modules: Map<string, Weight>): void {
  const idle = ({ bytes, executed }: Weight) => bytes - executed
  for (const [name, weight] of [...modules].toSorted(([, one], [, other]) => idle(other) - idle(one)).slice(0, 100)) {
    const { bytes, executed, gzip } = weight
    const share = `${((100 * executed) / bytes).toFixed(0)} %`
    console.log(`  ${gzip.toFixed(0).padStart(6)} B gzip ${share.padStart(6)} executed  ${name}`)
  }
}
