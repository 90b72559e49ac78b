import { execFileSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** A Node of this machine. */
export interface NodeProgram {
  path: string
  /** As it says itself: `v24.21.0`. */
  version: string
}

/**
 * The Node that runs the tests, and every other one that can be called here: a workspace that brings its own Node often
 * stands on a machine with an older one.
 *
 * @param atLeast oldest major version
 */
export function findNodeInstallations(atLeast: number): NodeProgram[] {
  const called = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'))
  const paths = new Set(
    [process.execPath, ...called.filter((path) => existsSync(path))].map((path) => realpathSync(path)),
  )
  const nodes = [...paths].map((path) => ({ path, version: execFileSync(path, ['--version']).toString().trim() }))
  const byVersion = new Map(nodes.map((node) => [node.version, node]))
  return [...byVersion.values()].filter(({ version }) => Number(version.slice(1).split('.')[0]) >= atLeast)
}

/** The browser of the stories: a named one, else the system's; undefined for the one that Playwright brought along. */
export function findBrowser(): string | undefined {
  return process.env['CHROMIUM_PATH'] ?? ['/usr/bin/chromium'].find((path) => existsSync(path))
}
