import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createUserLimits } from '@quandary/api-client/limits'
import * as guards from '@quandary/guards'
import { describe, expect, it } from 'vitest'
import { openSite } from '../test/harness.ts'
import { contractFiles, describedAddresses, isOfSlice } from '../test/structure/contract-files.ts'
import { otherLocks } from '../test/structure/locks.ts'
import { kindUses, numericKinds } from '../test/structure/kinds.ts'
import { moduleRegistries } from '../test/structure/registries.ts'
import { ownerOf, readSources } from '../test/structure/sources.ts'
import { tableOwners, tableWrites } from '../test/structure/tables.ts'
import { slices } from './app.ts'
import { loadContract } from './platform/http/contract.ts'

const source = import.meta.dirname

/** Returns every import of one slice by another, including imports of types. */
function sliceImports(): { from: string; to: string; file: string }[] {
  const found: { from: string; to: string; file: string }[] = []
  const folder = join(source, 'slices')
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.ts') || entry.name.endsWith('.test.ts')) continue
    const file = join(entry.parentPath, entry.name)
    const from = relative(folder, file).split('/')[0] ?? ''
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '((?:\.\.\/)+[^']+)'/g)) {
      const target = relative(folder, join(entry.parentPath, path)).split('/')
      if (target[0] !== '..' && target[0] !== from && target.length > 1) found.push({ from, to: target[0] ?? '', file })
    }
  }
  return found
}

describe('the order of the slices', () => {
  const order = slices.map((slice): string => slice.name)

  it('names every folder of slices/ once', () => {
    const folders = readdirSync(join(source, 'slices'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
    expect(order.toSorted()).toEqual(folders.toSorted())
  })

  it('lets a slice use only slices above it in app.ts', () => {
    const violations = sliceImports().filter(({ from, to }) => order.indexOf(to) >= order.indexOf(from))
    expect(violations).toEqual([])
  })
})

const sources = readSources()

/** Prints what a check counted, so that a check that finds nothing shows how much it looked at. */
function report(line: string): void {
  process.stdout.write(`${line}\n`)
}

describe('the database', () => {
  it('has an owner for each table, and nobody else writes to it', () => {
    const owners = tableOwners(sources)
    const writes = tableWrites(sources, new Set(owners.keys()))
    const foreign = writes.filter(({ path, table }) => owners.get(table) !== ownerOf(path))
    report(`tables ${owners.size}, writes ${writes.length}, writes to a table of another slice ${foreign.length}`)
    expect(foreign).toEqual([])
    expect(owners.size).toBeGreaterThan(35)
    expect(writes.length).toBeGreaterThan(100)
  })

  it('locks rows in one way', () => {
    const others = otherLocks(sources)
    const calls = sources.flatMap(({ code }) => [...code.matchAll(/\blockRows?\(/g)])
    report(`row locks ${calls.length}, other ways to lock a row ${others.length}`)
    expect(others).toEqual([])
  })
})

describe('texts', () => {
  it('of slices are rendered by `ctx.markdown`, which long ones do not block', () => {
    const rendered = sources.filter(({ code }) => /\bmarkdown\.render\(/.test(code))
    const others = sources.filter(
      ({ path, code }) =>
        path.startsWith('slices/') && /\b(?:renderMarkdown|referencesIn)\b[^}]*} from '@quandary\/markdown'/.test(code),
    )
    report(`files that render texts ${rendered.length}, in another way ${others.length}`)
    expect(others.map(({ path }) => path)).toEqual([])
    expect(rendered.length).toBeGreaterThan(3)
  })
})

describe('object kinds and states', () => {
  it('are names; only `platform/ids` knows their numbers', () => {
    const numbers = numericKinds(sources)
    report(`uses of object kinds ${kindUses(sources)}, numeric kinds ${numbers.length}`)
    expect(numbers).toEqual([])
  })
})

describe('extension points', () => {
  it('are slots of the context; no module has a registry', () => {
    const registries = moduleRegistries(sources)
    const fillings = sources.flatMap(({ code }) => [...code.matchAll(/\bfill\(/g)])
    report(`contributions to slots ${fillings.length}, module registries ${registries.length}`)
    expect(registries).toEqual([])
  })

  it.each([
    'const known = new Map<string, () => void>()',
    'export const known = new WeakMap<object, string>()',
    'const known: string[] = []',
    'export const known: readonly string[] = []',
    'const known: Record<string, string> = {}',
    'let known',
    'export let known: Map<string, string> | undefined',
  ])('would be found as a registry: %s', (code) => {
    const given = [{ path: 'slices/x/known.ts', code: `import type { X } from './x.ts'\n\n${code}\n` }]
    expect(moduleRegistries(given)).toEqual([`slices/x/known.ts: ${code}`])
  })

  it('are not confused with constants and with the variables of functions', () => {
    const code = "const NAMES = ['a']\nlet serial = 0\nfunction f() {\n  let known\n  const all = []\n}\n"
    expect(moduleRegistries([{ path: 'slices/x/known.ts', code }])).toEqual([])
  })
})

/** Generated types of request bodies and paths. */
const REQUEST_TYPES = /\b(?:OperationBody|OperationPath)</
/**
 * Use cases that only read. They may receive a query as the contract defines it, because their input and output are
 * made for a screen.
 */
const READ = /\/(?:check|get|list|search)-[a-z-]+\.ts$|\/user-records\.ts$/
/** Other files that contain a use case that only reads, or rules for such a use case. */
const READING_TOO: ReadonlySet<string> = new Set(['slices/notifications/mute-question.ts', 'slices/reasons/reason.ts'])

describe('the wire', () => {
  const beside = sources.filter(({ path }) => path.startsWith('slices/') && !path.endsWith('/routes.ts'))

  it('ends in the routes: no use case takes the body of a request', () => {
    const taking = beside.filter(({ code }) => REQUEST_TYPES.test(code))
    report(`files beside routes that take bodies of requests ${taking.length}`)
    expect(taking.map(({ path }) => path)).toEqual([])
  })

  it('gives its query to reading use cases alone', () => {
    const taking = beside.filter(({ code }) => code.includes('OperationQuery<'))
    report(`files beside routes that take queries ${taking.length}`)
    expect(taking.map(({ path }) => path).filter((path) => !READ.test(path) && !READING_TOO.has(path))).toEqual([])
    expect(taking.length).toBeGreaterThan(10)
  })
})

describe('the files of the contract', () => {
  const nouns = slices.map((slice): string => slice.name)

  it('describe each address under the noun of a slice that answers it', async () => {
    const site = await openSite('sqlite3')
    const answeredBy = new Map(
      slices.flatMap((slice) => Object.keys(slice.routes(site.ctx)).map((id) => [id, slice.name] as const)),
    )
    await site.close()
    const addresses = describedAddresses()
    const elsewhere = addresses.filter(
      ({ file, operations }) => !operations.some((id) => isOfSlice(file, answeredBy.get(id))),
    )
    report(`addresses of the contract ${addresses.length}, under another noun than their slice ${elsewhere.length}`)
    expect(elsewhere).toEqual([])
    expect(addresses.flatMap(({ operations }) => operations).toSorted()).toEqual([...answeredBy.keys()].toSorted())
  })

  it('keep shapes under the noun of a slice', () => {
    const others = contractFiles('schemas').filter((file) => !nouns.some((noun) => isOfSlice(file, noun)))
    expect(others).toEqual(['envelope'])
  })
})

describe('the rules of guards', () => {
  it('are enforced: the server asks each one that the package exports', () => {
    const rules = new Set(Object.keys(guards).flatMap((name) => /^(?:assertC|c)an(?=[A-Z])(.*)$/.exec(name)?.[1] ?? []))
    const imported = sources.flatMap(({ code }) =>
      [...code.matchAll(/import \{([^}]*)\} from '@quandary\/guards'/g)].flatMap(([, names = '']) => names.split(',')),
    )
    const asked = new Set(imported.map((name) => name.trim().replace(/^(assertC|c)an/, '')))
    report(
      `rules of guards ${rules.size}, of which the server asks ${[...rules].filter((one) => asked.has(one)).length}`,
    )
    expect([...rules].filter((one) => !asked.has(one))).toEqual([])
    expect(rules.size).toBeGreaterThan(30)
  })

  it('agree with the contract about the length of a name', () => {
    expect(guards.displayNameLength).toEqual(createUserLimits.display_name)
  })
})

describe('the routes', () => {
  it('answer every operation of the contract once, under the policy it states', async () => {
    const contract = loadContract()
    const site = await openSite('sqlite3')
    const handled = slices.flatMap((slice) => Object.entries<{ policy: string }>(slice.routes(site.ctx)))
    await site.close()
    const policies = handled.map(([id, route]) => `${id} ${route.policy}`)
    const documented = contract.operations.map(({ id, access }) => `${id} ${access}`)
    expect(policies.toSorted()).toEqual(documented.toSorted())
  })

  it('have idempotency keys, except those that read and three that change nothing', async () => {
    const site = await openSite('sqlite3')
    const routes = slices.flatMap((slice) => Object.entries<{ changesNothing?: true }>(slice.routes(site.ctx)))
    await site.close()
    const changingNothing = routes.filter(([, route]) => route.changesNothing).map(([id]) => id)
    expect(changingNothing.toSorted()).toEqual(['renderPost', 'renderSiteText', 'testStorage'])
  })

  it('limit how often members and guests may call what changes something', () => {
    const writes = loadContract().operations.filter(({ method }) => method !== 'GET')
    const free = writes.filter(
      ({ id, access, limits }) => limits === undefined && access !== 'admin' && !UNLIMITED.has(id),
    )
    expect(free.map(({ id }) => id)).toEqual([])
  })
})

/**
 * Writes without a rate limit, because they affect only the caller's sessions and notification dots, or belong to the
 * installer, which is only served until the installation.
 */
const UNLIMITED: ReadonlySet<string> = new Set([
  'checkInstallationConfig',
  'checkInstallationDatabase',
  'clearNotificationStatus',
  'initInstallation',
  'installSite',
  'openInstalledSite',
  'readAllNotifications',
  'readNotification',
  'retryInstallationImport',
  'revokeOtherSessions',
  'revokeSession',
])
