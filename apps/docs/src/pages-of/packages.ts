import type { Page, Section } from '../page.ts'
import { hasSource, namesIn, readSource } from '../repository.ts'
import { documentPage } from './documents.ts'

/** Folder with the reference of the packages, which `pnpm api-docs` writes. */
const REFERENCE = 'docs/api/@quandary'

interface Manifest {
  name: string
  description: string
  private?: boolean
}

// The manifests are ours, and pnpm has parsed them.
const manifestOf = (folder: string) => JSON.parse(readSource(`${folder}/package.json`)) as Manifest

/** Makes the pages of every published package: its README, its reference and its changes. */
export function packageSections(): Section[] {
  const folders = ['apps/server', ...namesIn('packages').map((name) => `packages/${name}`)]
  return folders
    .filter((folder) => manifestOf(folder).private !== true)
    .map((folder) => ({ label: shortName(folder), entries: packagePages(folder) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
}

const shortName = (folder: string): string => folder.slice(folder.indexOf('/') + 1)

function packagePages(folder: string): Page[] {
  const { description } = manifestOf(folder)
  const address = `/packages/${shortName(folder)}/`
  const about = { ...documentPage(`${folder}/README.md`, address, 'About'), description: `${description}.` }
  const changes = documentPage(`${folder}/CHANGELOG.md`, `${address}changes/`, 'Changes')
  const guides = ['EXTENSIONS', 'FRAMEWORKS', 'PAYLOADS']
    .filter((name) => hasSource(`${folder}/${name}.md`))
    .map((name) => documentPage(`${folder}/${name}.md`, `${address}${name.toLowerCase()}/`))
  return [about, ...guides, ...referencePages(folder), { ...changes, title: `Changes of ${changes.title}` }]
}

function referencePages(folder: string): Page[] {
  const name = shortName(folder)
  const whole = `${REFERENCE}/${name}.md`
  if (hasSource(whole)) return [referencePage(folder, whole)]
  if (!hasSource(`${REFERENCE}/${name}`)) return []
  return namesIn(`${REFERENCE}/${name}`)
    .filter((file) => file !== 'README.md' && !file.endsWith('.css.md'))
    .map((file) => referencePage(folder, `${REFERENCE}/${name}/${file}`, moduleOf(file)))
    .toSorted((one, other) => one.address.localeCompare(other.address, 'en'))
}

/** Returns the entry point of a package that a file of the reference describes; undefined for the main one. */
function moduleOf(file: string): string | undefined {
  const name = file.slice(0, -'.md'.length)
  return name === 'README-1' || name === 'index' ? undefined : name
}

function referencePage(folder: string, source: string, module?: string): Page {
  const entry = [manifestOf(folder).name, module].filter(Boolean).join('/')
  const address = `/packages/${shortName(folder)}/reference/${module === undefined ? '' : `${module}/`}`
  const label = module === undefined ? 'Reference' : `Reference of /${module}`
  // Removes the horizontal rules between entries, because the headings below them have a border.
  const markdown = readSource(source).replaceAll(/^\*\*\*$/gm, '')
  return { address, title: `Reference of ${entry}`, label, source, content: { markdown } }
}
