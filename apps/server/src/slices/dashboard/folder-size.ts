import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Sums the bytes of all files below a folder; 0 if there is no such folder. */
export async function folderSize(folder: string): Promise<number> {
  let sum = 0
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) sum += await folderSize(path)
    else if (entry.isFile()) sum += (await stat(path)).size
  }
  return sum
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
