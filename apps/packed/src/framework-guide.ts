import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { workspace } from './published.ts'

/** True if Next is built as well: it is 300 MB to fetch, and its build takes longer than all others together. */
export const withNext = process.env['QUANDARY_NEXT'] === '1'

/** Versions of what only the guides need; the workspace itself has none of them. */
export const GUIDE_VERSIONS: Readonly<Record<string, string>> = {
  '@sveltejs/vite-plugin-svelte': '7.3.1',
  '@vitejs/plugin-vue': '6.0.11',
  svelte: '5.57.3',
  vue: '3.5.45',
  'y-codemirror.next': '0.3.6',
  yjs: '13.6.33',
  ...(withNext && { next: '16.4.6' }),
}

/** Section of the guide about one framework. */
export interface FrameworkPart {
  name: string
  /** Packages that it tells to install. */
  installs: readonly string[]
  /** Its files by path, with those that all parts share. */
  files: ReadonlyMap<string, string>
}

const FILE = /^```\w+ title="([^"]+)"\n([\s\S]*?)^```$/gm

function filesIn(text: string): [path: string, content: string][] {
  return [...text.matchAll(FILE)].map(([, path = '', content = '']) => [path, content])
}

/** Reads every part of the guide for frameworks, as somebody does who follows it. */
export function readFrameworkGuide(): FrameworkPart[] {
  const guide = readFileSync(join(workspace, 'packages', 'editor', 'FRAMEWORKS.md'), 'utf8')
  const [shared = '', ...parts] = guide.split(/^## /m)
  const titled = parts.map((part) => ({ name: part.slice(0, part.indexOf('\n')), part }))
  return titled.map(({ name, part }) => {
    const [, installs = ''] = /^npm install (.+)$/m.exec(part) ?? []
    // "`main.js` is that of [plain HTML]"
    const borrowed = [...part.matchAll(/`([\w.]+)` is that of \[[^\]]+\]\(#([\w-]+)\)/g)].flatMap(
      ([, path, anchor]) => {
        const lender = titled.find((one) => one.name.toLowerCase().replaceAll(' ', '-') === anchor)
        return filesIn(lender?.part ?? '').filter(([file]) => file === path)
      },
    )
    return { name, installs: installs.split(' '), files: new Map([...filesIn(shared), ...borrowed, ...filesIn(part)]) }
  })
}

/** Writes the files of a part to a folder of its own and returns the folder. */
export async function writePart({ name, files }: FrameworkPart, into: string): Promise<string> {
  const folder = join(into, name.toLowerCase().replaceAll(' ', '-'))
  const manifest = JSON.stringify({ private: true, type: 'module' })
  for (const [path, content] of [['package.json', manifest] as const, ...files]) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), content)
  }
  return folder
}
