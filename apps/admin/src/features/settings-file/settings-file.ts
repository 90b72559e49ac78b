import type { ApiError, QuandaryClient } from '@quandary/api-client'
import { fileGroups, type GroupValues } from '../settings-groups/index.ts'

/** Identifies a settings file. Increase `VERSION` when older versions of Quandary could no longer read the file. */
const FORMAT = 'quandary-settings'
const VERSION = 1

/** Settings by group, as in a file. */
export type Settings = Readonly<Record<string, GroupValues>>

/** A field that the file would change. */
export interface Difference {
  field: string
  before: string
  after: string
}

/** The changes that the file would make in a group. */
export interface GroupDifference {
  group: string
  differences: readonly Difference[]
  /** The values to save: those of the site, overwritten by those of the file. */
  values: GroupValues
}

/** Why a file cannot be used. */
export type FileProblem = 'unreadable' | 'other_format' | 'newer'

/** Reads the settings of the site that can be saved, without secrets. */
export async function readSettings(api: QuandaryClient): Promise<Settings> {
  const groups = Object.entries(fileGroups).map(async ([name, group]) => [name, await group.read(api)] as const)
  const read = await Promise.all(groups)
  return Object.fromEntries(read.filter(([, values]) => Object.keys(values).length > 0))
}

/** Returns the text of a settings file. */
export function writeFile(settings: Settings, site: string): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, site, settings }, null, 2)}\n`
}

/** Parses the text of a file; unknown groups are ignored. */
export function parseFile(text: string): { settings: Settings } | { problem: FileProblem } {
  const file = parseJson(text)
  if (file === undefined) return { problem: 'unreadable' }
  if (file['format'] !== FORMAT || !isRecord(file['settings'])) return { problem: 'other_format' }
  if (typeof file['version'] !== 'number' || file['version'] > VERSION) return { problem: 'newer' }
  const groups = Object.entries(file['settings']).filter(
    (entry): entry is [string, GroupValues] => Object.hasOwn(fileGroups, entry[0]) && isRecord(entry[1]),
  )
  return { settings: Object.fromEntries(groups) }
}

/**
 * Compares the settings of the site with those of a file. Returns the groups that differ, with their fields. Fields
 * that the site does not know are ignored; fields that the file lacks are unchanged.
 */
export function compare(site: Settings, file: Settings): GroupDifference[] {
  return Object.keys(fileGroups).flatMap((group) => {
    const before = site[group] ?? {}
    const given = file[group] ?? {}
    const after = Object.fromEntries(Object.entries(given).filter(([field]) => Object.hasOwn(before, field)))
    const differences = Object.entries(after)
      .map(([field, value]) => ({ field, before: textOf(before[field]), after: textOf(value) }))
      .filter((difference) => difference.before !== difference.after)
    return differences.length === 0 ? [] : [{ group, differences, values: { ...before, ...after } }]
  })
}

/** A group that was not saved, and why. */
export interface GroupFailure {
  group: string
  error: ApiError
}

/** Saves groups one after the other. A refused group does not stop the rest. */
export async function saveGroups(
  api: QuandaryClient,
  groups: readonly GroupDifference[],
): Promise<{ saved: string[]; failures: GroupFailure[] }> {
  const saved: string[] = []
  const failures: GroupFailure[] = []
  for (const { group, values } of groups) {
    const outcome = await fileGroups[group]?.save(api, values)
    if (outcome?.error) failures.push({ group, error: outcome.error })
    else saved.push(group)
  }
  return { saved, failures }
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
