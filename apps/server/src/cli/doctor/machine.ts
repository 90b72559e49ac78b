import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { configFilePath } from '../../config.ts'
import type { Finding } from './finding.ts'

/** Below this a database soon cannot write, and uploads fail. */
const LITTLE_SPACE = 1024 ** 3
const TOO_LITTLE_SPACE = 100 * 1024 ** 2
/** Read and write by others than the owner. */
const BY_OTHERS = 0o077

/** Looks at Node, and at the space and the permissions of the data folder. */
export async function examineMachine({ dataDir }: Config): Promise<Finding[]> {
  const node: Finding = { check: 'node', level: 'ok', message: `Node ${process.versions.node}` }
  if (!existsSync(dataDir)) return [node]
  return [node, writable(dataDir), space(dataDir), ...secretFiles(dataDir)]
}

function writable(dataDir: string): Finding {
  const check = 'data folder'
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    return { check, level: 'ok', message: `${dataDir} can be written.` }
  } catch {
    const message = `${dataDir} cannot be written by this account.`
    return { check, level: 'error', message, remedy: 'Give the folder to the account that runs the server (chown -R).' }
  }
}

function space(dataDir: string): Finding {
  const { bavail, bsize } = statfsSync(dataDir)
  const free = bavail * bsize
  const message = `${(free / 1024 ** 3).toFixed(1)} GiB are free.`
  if (free >= LITTLE_SPACE) return { check: 'disk', level: 'ok', message }
  const level = free < TOO_LITTLE_SPACE ? 'error' : 'warning'
  return { check: 'disk', level, message, remedy: `Free some space where ${dataDir} is, or move it to a larger disk.` }
}

/** The file with the password of the database, and the mails with codes. */
function secretFiles(dataDir: string): Finding[] {
  // Windows has no such modes.
  if (process.platform === 'win32') return []
  const files = [configFilePath(dataDir), join(dataDir, 'outbox')].filter((file) => existsSync(file))
  const open = files.filter((file) => (statSync(file).mode & BY_OTHERS) !== 0)
  // A folder that nobody else enters protects what is in it.
  if (open.length === 0 || (statSync(dataDir).mode & BY_OTHERS) === 0) {
    return [{ check: 'permissions', level: 'ok', message: 'Other accounts of this machine cannot read secrets.' }]
  }
  const message = `Other accounts of this machine can read ${open.join(' and ')}.`
  return [{ check: 'permissions', level: 'warning', message, remedy: `chmod 700 ${dataDir}` }]
}
