import { createHash } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../suites.ts'
import { outlineOf } from './outline.ts'

/** Hashes of the repository's files in the working tree; each is computed once. */
export class Fingerprints {
  readonly #sources = new Map<string, string>()
  readonly #contents = new Map<string, string>()
  readonly #outlines: Map<string, string>

  /** @param outlines outline hashes by content hash, from earlier runs */
  constructor(outlines: Readonly<Record<string, string>> = {}) {
    this.#outlines = new Map(Object.entries(outlines))
  }

  /** Returns the outline hashes by content hash, for the next run. */
  outlines(): Record<string, string> {
    return Object.fromEntries(this.#outlines)
  }

  source(path: string): string {
    let source = this.#sources.get(path)
    if (source === undefined) {
      source = existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : ''
      this.#sources.set(path, source)
    }
    return source
  }

  content(path: string): string {
    let hash = this.#contents.get(path)
    if (hash === undefined) {
      hash = hashOf(this.source(path))
      this.#contents.set(path, hash)
    }
    return hash
  }

  outline(path: string): string {
    const content = this.content(path)
    let hash = this.#outlines.get(content)
    if (hash === undefined) {
      hash = hashOf(outlineOf(path, this.source(path)))
      this.#outlines.set(content, hash)
    }
    return hash
  }
}

export function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('base64url')
}

/** Lists the files git tracks or would add, from the root of the repository. */
export function repositoryFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: ROOT })
  return [...new Set(list.toString('utf8').split('\0'))].filter((path) => path !== '' && existsSync(join(ROOT, path)))
}
