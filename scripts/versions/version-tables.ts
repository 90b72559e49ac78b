import { contractsFit } from '../../packages/api-client/src/contract-fit.ts'
import { notesIn, type NotedVersions } from './noted-versions.ts'

const SERVER = '@quandary/server'

/** Draws a table of the versions of client and guards that fit each version of the server. */
export function fitsTable(noted: NotedVersions): string {
  const notes = notesIn(noted)
  const servers = notes.filter(({ name }) => name === SERVER)
  const rows = notes
    .filter(({ name }) => name !== SERVER)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .map(({ name, version, contract }) => [
      `\`${name}\` ${version}`,
      ...servers.map((server) => (contractsFit({ client: contract, site: server.contract }) ? 'fits' : '–')),
    ])
  return tableOf(['', ...servers.map(({ version }) => `server ${version}`)], rows)
}

/** Draws a table of the versions of each package, by contract. */
export function contractsTable(noted: NotedVersions): string {
  const names = [...new Set(notesIn(noted).map(({ name }) => name))].toSorted()
  const rows = Object.entries(noted).map(([contract, packages]) => [
    contract,
    ...names.map((name) => packages[name]?.join(', ') ?? '–'),
  ])
  return tableOf(['contract', ...names.map((name) => `\`${name}\``)], rows)
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
