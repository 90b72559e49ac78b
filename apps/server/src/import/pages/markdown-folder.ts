import { readdir, readFile, stat } from 'node:fs/promises'
import { join, posix, relative, resolve, sep } from 'node:path'
import { UnusableSource } from '../source/errors.ts'
import { BrokenFrontMatter, readMarkdownPage } from './markdown-page.ts'
import type { Page, PageSource } from './page.ts'

/**
 * Opens a folder of Markdown files, with its subfolders but without hidden ones.
 * @throws {UnusableSource}
 */
export async function openMarkdownFolder(folder: string): Promise<PageSource> {
  const files = await findFiles(folder)
  if (files.length === 0) throw new UnusableSource(`${folder} has no Markdown files (.md)`)
  let bytes = 0
  let newest = 0
  for (const file of files) {
    const { size, mtimeMs } = await stat(join(folder, file))
    bytes += size
    newest = Math.max(newest, Math.trunc(mtimeMs))
  }
  return {
    part: 'files',
    folder,
    total: files.length,
    fingerprint: `${files.length} ${bytes} ${newest}`,
    async *batches(size, skip) {
      for (let start = skip; start < files.length; start += size) {
        yield await Promise.all(files.slice(start, start + size).map((file) => readPage(folder, file)))
      }
    },
    pictureOf(_page, address) {
      const path = posix.normalize(decoded(address.replace(/[?#].*$/, '')))
      return /^\/[^\\]+\.(?:png|jpe?g|gif|webp)$/i.test(path) ? path.slice(1) : undefined
    },
  }
}

async function findFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (!entries) throw new UnusableSource(`There is no folder ${folder}`)
  const files = entries.filter((entry) => entry.isFile() && /\.(?:md|markdown)$/i.test(entry.name))
  const paths = files.map((entry) =>
    relative(resolve(folder), resolve(entry.parentPath, entry.name)).replaceAll(sep, '/'),
  )
  return paths.filter((path) => !/(?:^|\/)(?:\.|node_modules\/)/.test(path)).toSorted()
}

async function readPage(folder: string, path: string): Promise<Page> {
  const file = join(folder, path)
  const [source, { mtimeMs }] = [await readFile(file, 'utf8'), await stat(file)]
  try {
    return readMarkdownPage(path, source, Math.trunc(mtimeMs))
  } catch (error) {
    if (!(error instanceof BrokenFrontMatter)) throw error
    const notes = [{ id: path, reason: error.message }]
    return {
      id: path,
      title: '',
      question: '',
      answers: [],
      tags: [],
      author: '',
      createdAt: 0,
      editedAt: undefined,
      paths: [],
      notes,
    }
  }
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
